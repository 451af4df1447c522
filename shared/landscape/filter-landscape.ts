import type { Landscape } from '../content/schemas/landscape.ts'

export type LandscapeFilters = { readonly layer?: string; readonly license?: string }

/** The filters in a query. */
export function parseLandscapeFilters(query: URLSearchParams): LandscapeFilters {
  return { layer: query.get('layer') || undefined, license: query.get('license') || undefined }
}

/** The matching layers with their matching categories and products, without empty ones. */
export function filterLandscape({ layers }: Landscape, { layer, license }: LandscapeFilters): Landscape['layers'] {
  return layers
    .filter(({ id }) => layer === undefined || id === layer)
    .map(found => ({
      ...found,
      categories: found.categories
        .map(category => ({
          ...category,
          products: category.products.filter(product => license === undefined || product.license === license),
        }))
        .filter(({ products }) => products.length > 0),
    }))
    .filter(({ categories }) => categories.length > 0)
}

export function countProducts(layers: Landscape['layers']): number {
  return layers.flatMap(({ categories }) => categories).reduce((count, { products }) => count + products.length, 0)
}
