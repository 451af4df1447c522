import { linkTo, type PageLink } from '../shared/addresses/links.ts'
import { routeTable } from '../shared/addresses/routes.ts'
import type { Entries } from './read-entries.ts'
import { toTermName } from './to-glossary.ts'

/** The page that shows a field of a file; undefined for a file that no page shows as it is. */
export function findPageLink(
  { single, folder }: Entries,
  file: string,
  field: readonly (string | number)[],
): PageLink | undefined {
  const [, where = '', name = ''] = /^content\/(?:(\w+)\/)?(.+)\.json$/.exec(file) ?? []
  const index = Number(field[0])
  switch (where || name) {
    case 'glossary': {
      const term = single['glossary.json'].value[index]
      const page = single['pages/glossary.json']?.value
      return (
        term && page && { label: `${page.hero.eyebrow}: ${toTermName(term)}`, to: `${linkTo('glossary')}#${term.id}` }
      )
    }
    case 'demos': {
      const demo = single['demos.json'].value[index]
      return demo && { label: demo.name, to: linkTo('demo', { demoId: demo.id }) }
    }
    case 'industries': {
      const industry = folder.industries.find(({ value }) => value.id === name)?.value
      return industry && { label: industry.title, to: linkTo('industry', { industryId: name }) }
    }
    case 'work': {
      const engagement = folder.work.find(({ value }) => value.id === name)?.value
      return engagement && { label: engagement.meta.title, to: linkTo('engagement', { engagementId: name }) }
    }
    case 'services': {
      const service = folder.services.find(({ value }) => value.id === name)?.value
      return service && { label: service.meta.title, to: linkTo('service', { serviceId: name }) }
    }
    case 'pages': {
      const page = Object.entries(single).find(([path]) => path === `pages/${name}.json`)?.[1]?.value
      const route = routeTable.find(({ path }) => path === `/${name}`)
      return route && hasTitle(page) ? { label: page.meta.title, to: route.path } : undefined
    }
    default:
      return undefined
  }
}

function hasTitle(page: unknown): page is { readonly meta: { readonly title: string } } {
  return typeof page === 'object' && page !== null && 'meta' in page
}
