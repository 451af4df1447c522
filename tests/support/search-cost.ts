import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Search } from '../../shared/search/search.ts'

/** What people ask the company who don't know the site, with the addresses of the sections that answer. */
export const companyQuestions = z
  .array(z.strictObject({ question: z.string(), answers: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync('tests/sample/search/company-questions.json', 'utf8')))

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
