import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { formsOf } from './term-pattern.ts'

/** An id and a form belong to one term. */
export function checkGlossary({ single }: Entries): Problem[] {
  const { value: terms, source } = single['glossary.json']
  const termIds = terms.map(({ id }) => id)
  const owners = new Map<string, string>()
  return terms.flatMap((entry, index) => {
    const { id } = entry
    const taken = formsOf(entry).flatMap(form => {
      const owner = owners.get(form.toLowerCase())
      owners.set(form.toLowerCase(), id)
      if (owner === undefined) return []
      const fault = `"${form}" is already a form of "${owner}"`
      return [source.problemAt([index, 'forms'], fault, 'leave it to one of the two, or define it once')]
    })
    return [
      ...(termIds.indexOf(id) === index
        ? []
        : [source.problemAt([index, 'id'], `"${id}" is used twice`, 'rename one')]),
      ...taken,
    ]
  })
}
