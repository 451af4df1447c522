export type PageLoad = {
  /** Ends the load; resolves with what went wrong, and with the number of pages that arrived as a whole. */
  readonly end: () => Promise<{ readonly faults: readonly string[]; readonly count: number }>
  readonly count: () => number
}

const paths = ['/', '/services', '/about', '/blogs', '/contact', '/work', '/pricing']

/** Visitors who ask for one page after the other, as fast as they get them. */
export function startPageLoad(url: string, visitors = 3): PageLoad {
  const faults: string[] = []
  let [count, isEnding] = [0, false]

  async function read(path: string): Promise<void> {
    try {
      const response = await fetch(url + path)
      const text = await response.text()
      if (response.status === 200 && text.endsWith('</html>')) count += 1
      else faults.push(`${path}: ${response.status} with ${text.length} characters`)
    } catch (error) {
      faults.push(`${path}: ${error}`)
    }
  }

  async function visit(start: number): Promise<void> {
    for (let page = start; !isEnding; page += 1) await read(paths[page % paths.length] ?? '/')
  }

  const visits = Promise.all(Array.from({ length: visitors }, (_, start) => visit(start)))
  return {
    count: () => count,
    end: async () => {
      isEnding = true
      await visits
      return { faults, count }
    },
  }
}
