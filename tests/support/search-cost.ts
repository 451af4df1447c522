import type { Search } from '../../shared/search/search.ts'

const queries = [
  ...['price', 'contact', 'what do you charge per day', 'how long does it take', 'who works there'],
  ...['langauge modls', 'measure the quality of answers', 'open positions', '"case study" data', 'xylophone'],
]
const rounds = 5

/** Milliseconds of processor time that a query takes on average. The first round, in which code is compiled, does not count. */
export function measureQueries(search: Search): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage()
    for (const query of queries) search(query)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / queries.length
  })
  // The least: other threads of this process may work in a round.
  return Math.min(...times.slice(1))
}
