import { findStrings } from '../shared/content/find-strings.ts'
import type { Problem } from './problem.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'
import { startFields } from './waiting.ts'

/** Fields whose dates may lie ahead; a piece waits until that of its own. */
const ahead: readonly unknown[] = ['validThrough', 'checkBy', ...startFields]

/**
 * No change, review or look-up can have happened after `today`, a calendar date in UTC. A date is a field's whole text; a
 * law that applies from a later day is a fact in words.
 */
export function checkFutureDates({ single, folder }: Entries, today: string): Problem[] {
  const entries: readonly Entry<unknown>[] = [...listSingles(single), ...Object.values(folder).flat()]
  return entries.flatMap(({ value, source }) =>
    findStrings(value).flatMap(({ text, path }) => {
      const name = path.at(-1)
      const [day] = /^\d{4}-\d\d(?:-\d\d)?(?=T|$)/.exec(text) ?? []
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
