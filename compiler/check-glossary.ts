import type { Problem } from './problem.ts'
import { type Entries, listSingles } from './read-entries.ts'
import { listTexts } from './source.ts'
import { createTermFinder, formsOf } from './term-pattern.ts'

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

/** Terms that no text has but the glossary itself. */
export function findUnusedTerms({ single, folder }: Entries): Problem[] {
  const { 'glossary.json': glossary } = single
  const files = listSingles(single, ['glossary.json'])
  const { sources, ...folders } = folder
  const unused = new Set(glossary.value)
  const findTerms = createTermFinder(glossary.value)
  for (const { source } of [...Object.values(folders).flat(), ...files]) {
    if (unused.size === 0) break
    for (const { text } of listTexts(source)) for (const { entry } of findTerms(text)) unused.delete(entry)
  }
  return [...unused].map(entry =>
    glossary.source.problemAt(
      [glossary.value.indexOf(entry)],
      `no text has the term "${entry.term}"`,
      'add the forms that texts have, or remove it',
    ),
  )
}
