import type { Graph, Thing } from 'schema-dts'
import type { Page } from '../../shared/page-data.ts'
import { toBreadcrumbs } from './breadcrumbs.ts'
import { toJobPosting } from './job-posting.ts'
import { toImageObject, toVideoObject } from './media.ts'
import { toOrganization, toWebSite } from './organization.ts'
import { toService } from './service.ts'
import type { SiteFacts } from './site-facts.ts'
import { toBlogPosting, toReport } from './writing.ts'

/** What search engines read of a page, as one graph; undefined when there is nothing to tell. */
export function toStructuredData(page: Page, facts: SiteFacts): Graph | undefined {
  if (!page.meta.isIndexable) return undefined
  const things = [toSubject(page, facts), toBreadcrumbs(page.meta, facts)].flat().filter(thing => thing !== undefined)
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things }
}

/** What the page is about, where there is a type for it. */
function toSubject({ screen, data, meta, today }: Page, facts: SiteFacts): Thing | readonly Thing[] | undefined {
  switch (screen) {
    case 'home':
      return [toOrganization(facts), toWebSite(facts)]
    case 'about':
      return toVideoObject(data.text, meta, facts)
    case 'service':
    case 'solutions':
      return toService(data.service, meta, facts)
    case 'post':
      return toBlogPosting(data.piece, facts)
    case 'whitePaper':
      return toReport(data.piece, facts)
    case 'job':
      return toJobPosting(data.job, today, facts)
    case 'landscape':
      return toImageObject(data.text, facts)
    default:
      return undefined
  }
}
