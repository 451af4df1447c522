import type { Landscape } from '../content/schemas/landscape.ts'
import { licenses } from './licenses.ts'

export type LandscapeFilters = { readonly layer?: string; readonly license?: string }

/** The filters in a query. A layer or license that does not exist is ignored. */
export function parseLandscapeFilters(query: URLSearchParams, { layers }: Landscape): LandscapeFilters {
  return {
    layer: layers.find(({ id }) => id === query.get('layer'))?.id,
    license: licenses.find(license => license === query.get('license')),
  }
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
