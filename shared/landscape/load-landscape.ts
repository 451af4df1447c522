import type { QueryOf } from '../addresses/routes.ts'
import { type LoadRequest, show } from '../content/page-loader.ts'
import { countProducts, filterLandscape, parseLandscapeFilters } from './filter-landscape.ts'

/** The products that the query asks for. */
export async function loadLandscape({ library, query }: LoadRequest<QueryOf<'landscape'>>) {
  const [text, landscape] = await Promise.all([library.read('pages/landscape'), library.read('landscape')])
  const filters = parseLandscapeFilters(query, landscape)
  const layerNames = landscape.layers.map(({ id, name }) => ({ id, name }))
  const layers = filterLandscape(landscape, filters)
  const productCount = countProducts(layers)
  const data = { ...landscape, text, layers, productCount, layerNames, filters }
  return show(data, text.meta, { query: filters })
}
