import { type RequestHandler, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { openSearch, readSearchTopics } from '../../shared/search/open-search.ts'
import { parseQuery } from '../../shared/search/parse-query.ts'
import { defaultLimit, findTopic, maxLimit, parseKind, searchEndpoint } from '../../shared/search/search-request.ts'
import type { Topic } from '../../shared/search/topics.ts'
import { type FieldError, sendProblem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { BoundedStore } from './contact/bounded-store.ts'
import { toClientGroup } from './contact/rate-limits.ts'

/** Fast typing is five letters a second; programs may ask as often for a while. */
const maxPerMinute = 300

/** `GET /search.json`: what the page of results shows, for programs. */
export function searchRoutes({ library }: Pick<Services, 'library'>): RequestHandler {
  const router = Router()
  router.get(searchEndpoint, limitSearches(), async (_request, response) => {
    const query = new URLSearchParams(response.locals.address.search)
    const topics = await readSearchTopics(library)
    const errors = findErrors(query, topics)
    if (errors.length > 0) {
      const detail = 'Some parameters are wrong; see errors.'
      return sendProblem(response, { status: 422, code: 'invalid_fields', detail, errors })
    }
    const search = await openSearch(library)
    const answer = search(query.get('q') ?? '', {
      kind: parseKind(query.get('kind')),
      topic: findTopic(topics, query.get('topic')),
      limit: Number(query.get('limit') ?? defaultLimit),
    })
    // As with pages: a deploy can change any answer. Express adds the ETag.
    const { sample } = library.siteData
    response.set('Cache-Control', 'no-cache').json({ ...answer, ...(sample && { notice: sample.footer }) })
  })
  return router
}

function findErrors(query: URLSearchParams, topics: readonly Topic[]): readonly FieldError[] {
  const invalid = (field: string, message: string) => ({ field, code: 'invalid', message })
  const kind = query.get('kind')
  const topic = query.get('topic')
  const limit = query.get('limit')
  const isCount = limit === null || (/^\d{1,3}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= maxLimit)
  const isEmpty = parseQuery(query.get('q') ?? '').text === ''
  return [
    ...(isEmpty ? [{ field: 'q', code: 'required', message: 'Say what to look for.' }] : []),
    ...(kind !== null && parseKind(kind) === undefined ? [invalid('kind', 'No kind has this name.')] : []),
    ...(topic !== null && findTopic(topics, topic) === undefined ? [invalid('topic', 'No topic has this id.')] : []),
    ...(isCount ? [] : [invalid('limit', `Give a whole number from 1 to ${maxLimit}.`)]),
  ]
}

function limitSearches(): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: maxPerMinute,
    keyGenerator: toClientGroup,
    store: new BoundedStore(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, response) => {
      const detail = 'Too many searches from your network. Try again in a minute.'
      sendProblem(response, { status: 429, code: 'too_many_requests', detail, headers: { 'Retry-After': '60' } })
    },
  })
}
