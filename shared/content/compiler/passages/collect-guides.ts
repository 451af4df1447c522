import { linkTo } from '../../../links.ts'
import type { PassagePage } from '../../../search/passages.ts'
import { readTexts } from './read-texts.ts'
import type { Sources } from './sources.ts'

/** What leads through the library: topics, people and the terms of the glossary. */
export function collectGuides(sources: Sources): readonly PassagePage[] {
  return [collectTopics, collectPeople, collectTerms].flatMap(collect => collect(sources))
}

function collectTopics({ read }: Sources): readonly PassagePage[] {
  return read('topics').map(({ id, title, text, tags }) => {
    const { heading, paragraphs } = read(`topics/${id}`).introduction
    const passages = [{ text: readTexts([text, tags]) }, { at: '#view', heading, text: readTexts(paragraphs) }]
    return { kind: 'topic', path: linkTo('topic', { topicId: id }), title, tags, passages }
  })
}

function collectPeople({ read }: Sources): readonly PassagePage[] {
  return read('team').map(({ id, name, role, bio }) => {
    const { summary, answersFor, leads } = read(`people/${id}`)
    const head = { text: readTexts([summary, bio, leads.map(({ title }) => title)]) }
    const parts = answersFor.map(({ title, text }) => ({ at: '#answers-for', heading: title, text }))
    const path = linkTo('person', { personId: id })
    return { kind: 'person', path, title: name, tags: [role], passages: [head, ...parts] }
  })
}

function collectTerms({ read }: Sources): readonly PassagePage[] {
  return read('glossary').map(({ id, term, definition }) => {
    return { kind: 'term', path: `${linkTo('glossary')}#${id}`, title: term, passages: [{ text: definition }] }
  })
}
