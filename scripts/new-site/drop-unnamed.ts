import { estimator } from './parts.ts'
import type { Content } from './prune-content.ts'

const priceBook = 'content/price-book.json'

/** Folders of what is there for other content, which names it by its id. */
const supporting = /^content\/(?:sources|data)\/([^/]+)\.\w+$/

/** Each stands in a text. */
const calculators = /^content\/calculators\/([^/]+)\.json$/

/** What programs and texts of parts compute with. */
const computing = [priceBook, `content/${estimator}`, 'content/pages/calculator.json']

/** Whether a file, by its path in the project, is there for other content. */
export function isSupporting(path: string): boolean {
  return supporting.test(path) || calculators.test(path) || computing.includes(path)
}

/** Content without sources, files to download, prices and words that nothing in it names. */
export function dropUnnamed(content: Content): Content {
  const named = listWords(content)
  const texts = [...content.values()].join('\n')
  const usesPrices = [...content].some(([path, text]) => !computing.includes(path) && text.includes('{price.'))
  const isNamed = (path: string) => {
    switch (path) {
      case priceBook:
        return content.has('content/pages/pricing.json') || usesPrices
      case `content/${estimator}`:
        return content.has(priceBook)
      case 'content/pages/calculator.json':
        return [...content.keys()].some(other => other.startsWith('content/calculators/'))
      default: {
        const [, calculator] = calculators.exec(path) ?? []
        if (calculator !== undefined) return texts.includes(`\n\`\`\`calculator\n${calculator}\n`)
        const [, id] = supporting.exec(path) ?? []
        return id === undefined || [...(named.get(id) ?? [])].some(other => other !== toName(path))
      }
    }
  }
  const left = new Map([...content].filter(([path]) => isNamed(path)))
  return left.size === content.size ? left : dropUnnamed(left)
}

/** A table and its description have one. */
function toName(path: string): string {
  return path.replace(/\.\w+$/, '')
}

/** Every word that could be an id, with the names of the files that have it. */
function listWords(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [path, text] of content) {
    for (const word of new Set(text.match(/[\w-]+/g))) {
      const names = found.get(word) ?? new Set()
      found.set(word, names.add(toName(path)))
    }
  }
  return found
}
