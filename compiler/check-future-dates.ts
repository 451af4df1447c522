import { findStrings } from '../shared/content/find-strings.ts'
import { parseLongDate } from '../shared/values/dates.ts'
import type { Problem } from './problem.ts'
import type { Entries, Entry } from './read-entries.ts'

/** Fields whose dates lie ahead. */
const ahead: readonly unknown[] = ['validThrough', 'checkBy']

/**
 * Everything in content/ is public once it is built, so no article, change, review, job or look-up can have happened after
 * `today`, a calendar date in UTC. A date is a field's whole text; a law that applies from a later day is a fact in words.
 */
export function checkFutureDates({ single, folder }: Entries, today: string): Problem[] {
  const entries: readonly Entry<unknown>[] = [...Object.values(single), ...Object.values(folder).flat()]
  return entries.flatMap(({ value, source }) =>
    findStrings(value).flatMap(({ text, path }) => {
      const name = path.at(-1)
      const date = name === 'datePublished' ? (parseLongDate(text) ?? text) : text
      const [day] = /^\d{4}-\d\d(?:-\d\d)?(?=T|$)/.exec(date) ?? []
      // Cells of a spreadsheet have no names.
      if (typeof name === 'number' || day === undefined || ahead.includes(name) || day <= today.slice(0, day.length))
        return []
      return [
        source.problemAt(
          path,
          `is in the future (${text}; today is ${today} in UTC)`,
          'correct the date, or add the file on that day',
        ),
      ]
    }),
  )
}
