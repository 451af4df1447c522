import type { QueryOf, Route } from '../addresses/routes.ts'
import type { Library } from '../content/library.ts'
import { type LoadRequest, show } from '../content/page-loader.ts'
import type { RefusedForm } from './contact-rules.ts'
import { toStatusPath } from './message-status.ts'
import { findTopic } from './topics.ts'

/** A form posted without scripts was refused: the server's answer is the page with what the visitor typed. */
type Answer = { readonly refused?: RefusedForm }

/** The page of the form, with what the link that led to it is about. */
export async function loadContact({ library, route, query }: LoadRequest<QueryOf<'contact'>>) {
  const [{ topics, industryTopic, demoTopic, articleTopic, ...text }, topic, draft] = await Promise.all([
    library.read('pages/contact'),
    findTopic(library, query.get('topic')),
    loadDraft(library, route, query),
  ])
  const isSent = query.has('sent')
  const statusPath = isSent ? toStatusPath(query.get('id')) : undefined
  const shownQuery = {
    sent: isSent ? 1 : undefined,
    id: statusPath && (query.get('id') ?? undefined),
    topic: topic?.id,
  }
  const data = { text, topic, draft, isSent, statusPath }
  // The addresses of estimates and of messages are unlimited.
  const isCacheable = draft === undefined && statusPath === undefined
  return show<typeof data & Answer>(data, text.meta, { query: shownQuery, isCacheable })
}

/** The estimate that the visitor wants to send; undefined when the address has none, or a wrong one. */
async function loadDraft(library: Library, route: Route, query: URLSearchParams) {
  // Other keys are inputs of an estimate.
  if ([...query.keys()].every(key => route.query.includes(key))) return undefined
  const { loadEstimate, toEstimateMessage } = await import('../calculators/estimate.ts')
  const [estimate, { estimate: words }] = await Promise.all([
    loadEstimate(library, query),
    library.read('pages/pricing'),
  ])
  const isMeant = estimate.fields.some(({ name }) => query.has(name))
  return isMeant ? toEstimateMessage(estimate, words.message) : undefined
}
