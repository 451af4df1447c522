import { listTopics } from '../shared/contact/topics.ts'
import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import { type Problem, suggest } from './problem.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'

/** Rules for what a message can be about, and for the links that name it. */
export function checkTopics(entries: Entries): Problem[] {
  const { single, folder } = entries
  const { value: text, source } = single['pages/contact.json']
  const industries = folder.industries.map(({ value }) => value)
  const articles = [...folder.articles, ...folder.posts, ...folder.papers].map(({ value: { id, title } }) => {
    return { id, name: title }
  })
  const ids = listTopics({ text, industries, demos: single['demos.json'].value, articles }).map(({ id }) => id)
  const taken = text.topics.flatMap(({ id }, index) => {
    if (ids.lastIndexOf(id) === index) return []
    const fault = `"${id}" is already the id of an industry, a demo, an article or another topic`
    return [source.problemAt(['topics', index, 'id'], fault, 'choose another')]
  })
  const all: readonly Entry<unknown>[] = [
    // There, topics are a kind of page.
    ...listSingles(single, ['search.json']),
    ...Object.values(folder).flat(),
  ]
  return [...taken, ...all.flatMap(entry => checkLinks(entry, ids))]
}

/** Every field called `topic` names one; in a link it stands beside the id of the page. */
function checkLinks({ value, source }: Entry<unknown>, ids: readonly string[]): Problem[] {
  const strings = findStrings(value)
  const toKey = (path: FieldPath) => path.join(' ')
  const pages = new Map(
    strings.flatMap(({ text, path }) => (path.at(-1) === 'page' ? [[toKey(path.slice(0, -1)), text] as const] : [])),
  )
  return strings.flatMap(({ text, path }) => {
    if (path.at(-1) !== 'topic') return []
    const page = pages.get(toKey(path.slice(0, -1))) ?? 'contact'
    if (page !== 'contact') {
      return [source.problemAt(path, `the page "${page}" has no topics`, 'remove it, or link to the page "contact"')]
    }
    if (ids.includes(text)) return []
    const remedy = suggest(text, ids, 'add it to topics in content/pages/contact.json')
    return [source.problemAt(path, `"${text}" is not a topic of the contact page`, remedy)]
  })
}
