import { type RequestHandler, Router } from 'express'
import { openSearch, readSearchTopics } from '../../shared/search/open-search.ts'
import { parseQuery } from '../../shared/search/parse-query.ts'
import { defaultLimit, findTopic, maxLimit, parseKind, searchEndpoint } from '../../shared/search/search-request.ts'
import type { Topic } from '../../shared/search/topics.ts'
import { type FieldError, sendProblem } from '../http/problem.ts'
import { answerRefusedWork } from '../http/refused-work.ts'
import { encodePage } from '../pages/encoded-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from './services.ts'

type Dependencies = Pick<Services, 'library' | 'limitWork' | 'securityHeaders'>

/** `GET /search.json`: what the page of results shows, for programs. */
export function searchRoutes({ library, limitWork, securityHeaders }: Dependencies): RequestHandler {
  // As with pages: a deploy can change any answer.
  const headers = [...securityHeaders.flat(), 'Cache-Control', 'no-cache']
  const router = Router()
  router.get(searchEndpoint, async (request, response) => {
    const query = new URLSearchParams(response.locals.address.search)
    const topics = await readSearchTopics(library)
    const errors = findErrors(query, topics)
    if (errors.length > 0) {
      const detail = 'Some parameters are wrong; see errors.'
      return sendProblem(response, { status: 422, code: 'invalid_fields', detail, errors })
    }
    const page = await limitWork(request, response, async () => {
      const search = await openSearch(library)
      const answer = search(query.get('q') ?? '', {
        kind: parseKind(query.get('kind')),
        topic: findTopic(topics, query.get('topic')),
        limit: Number(query.get('limit') ?? defaultLimit),
      })
      const { sample } = library.siteData
      const bytes = Buffer.from(JSON.stringify({ ...answer, ...(sample && { notice: sample.footer }) }))
      return encodePage({ bytes, type: 'application/json', status: 200, route: searchEndpoint, headers })
    })
    sendPage(request, response, { page, isHit: false })
  })
  router.use(searchEndpoint, answerRefusedWork)
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
