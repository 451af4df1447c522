import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Search } from '../../shared/search/search.ts'
import { activeDemos } from './demos.ts'

const questionsSchema = z.array(z.strictObject({ question: z.string(), answers: z.array(z.string()).min(1) }))

const readQuestions = (name: string) =>
  questionsSchema.parse(JSON.parse(readFileSync(`tests/search/${name}.json`, 'utf8')))

const isThere = (path: string) => !path.startsWith('/demos/') || activeDemos.some(({ id }) => path === `/demos/${id}`)

/** What visitors ask, with the paths of the right answers, unless a demo that was removed is among them. */
export const questions = readQuestions('questions').filter(({ answers }) => answers.every(isThere))

/** What people ask the company who don't know the site, with the addresses of the sections that answer. */
export const companyQuestions = readQuestions('company-questions')

/** What a buyer asks before the first call, with the addresses of the sections that answer. */
export const buyerQuestions = readQuestions('buyer-questions')

const rounds = 5

/** Milliseconds of processor time that a question takes on average. The first round, in which code is compiled, does not count. */
export function measureQueries(search: Search): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage()
    for (const { question } of questions) search(question)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / questions.length
  })
  // The least: other threads of this process may work in a round.
  return Math.min(...times.slice(1))
}
