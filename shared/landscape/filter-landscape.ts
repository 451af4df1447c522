import type { QueryKey, QueryOf } from '../addresses/routes.ts'
import type { Landscape } from '../content/schemas/landscape.ts'
import { deliveries, licenses } from '../content/schemas/marks.ts'

type FilterKey = QueryKey<'landscape'>

export type LandscapeFilters = { readonly [Key in FilterKey]?: string }

/** The filters in a query. Values that do not exist are ignored. */
export function parseLandscapeFilters(query: QueryOf<'landscape'>, { layers }: Landscape): LandscapeFilters {
  return {
    layer: layers.find(({ id }) => id === query.get('layer'))?.id,
    license: licenses.find(license => license === query.get('license')),
    delivery: deliveries.find(delivery => delivery === query.get('delivery')),
  } satisfies Readonly<Record<FilterKey, string | undefined>>
}

/** The matching layers with their matching categories and products, without empty ones. */
export function filterLandscape({ layers }: Landscape, filters: LandscapeFilters): Landscape['layers'] {
  return layers
    .filter(({ id }) => filters.layer === undefined || id === filters.layer)
    .map(layer => ({
      ...layer,
      categories: layer.categories
        .map(category => ({ ...category, products: category.products.filter(product => matches(product, filters)) }))
        .filter(({ products }) => products.length > 0),
    }))
    .filter(({ categories }) => categories.length > 0)
}

type Product = Landscape['layers'][number]['categories'][number]['products'][number]

function matches(product: Product, { license, delivery }: LandscapeFilters): boolean {
  const hasLicense = license === undefined || product.license === license
  return hasLicense && (delivery === undefined || product.delivery.some(kind => kind === delivery))
}

export function countProducts(layers: Landscape['layers']): number {
  return layers.flatMap(({ categories }) => categories).reduce((count, { products }) => count + products.length, 0)
}
