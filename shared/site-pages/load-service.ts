import { toServiceId } from '../addresses/service-path.ts'
import { type LoadRequest, missing, show } from '../content/page-loader.ts'

/** Content has a file for each page of a service, named for the end of its path, and a card. */
export async function loadService({ library, route, params }: LoadRequest) {
  const { serviceId = route.path.split('/').at(-1) ?? '' } = params
  if (params.serviceId !== undefined) {
    const { cards } = await library.read('pages/services')
    if (!cards.some(({ title }) => toServiceId(title) === serviceId)) return missing('page')
  }
  const service = await library.read(`services/${serviceId}`)
  return show({ service }, service.meta)
}
