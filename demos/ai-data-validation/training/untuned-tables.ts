import { Draw } from './draw.ts'
import { build, type MakeTable, slip, title } from './made-table.ts'

/**
 * Tables of a kind that nothing was trained or tuned on: the lines of a shop's orders, with errors as they happen when
 * orders are typed, exported and joined. Measure with them and leave the program as it is; once something was changed
 * because of what they showed, they belong to tuning-tables.ts. So far that holds for learning from marks; the limits of what
 * is shown without marks (detect/evidence.ts) were chosen with these tables in view.
 */
export const untunedTables: Readonly<Record<string, MakeTable>> = {
  orders: (seed, rows = 2000) => {
    const draw = new Draw(seed)
    const customers = draw.many(160, index => ({
      id: `K-${1000 + index}`,
      name: `${title(draw, 1)} ${draw.one(['Ltd', 'GmbH', 'SA', 'Inc', 'BV'])}`,
      ...draw.one(countries),
    }))
    const products = draw.many(90, () => ({
      sku: `${draw.letters(2).toUpperCase()}${draw.digits(4)}`,
      name: title(draw, draw.whole(1, 3)),
      unit: draw.skewed(['pcs', 'box', 'kg', 'm'], 1),
      price: draw.power(0.4, 900).toFixed(2),
    }))
    const clerks = draw.many(12, () => `${draw.word()}.${draw.word()}`)
    return build(
      draw,
      rows,
      index => {
        const customer = draw.skewed(customers, 1)
        const product = draw.skewed(products, 0.8)
        const quantity = draw.skewed([1, 2, 3, 5, 10, 20, 50], 1)
        return {
          order: String(70_000 + Math.floor(index / 3)),
          customer: customer.id,
          company: customer.name,
          country: customer.country,
          currency: customer.currency,
          ordered: `2023-${two(draw.whole(1, 12))}-${two(draw.whole(1, 28))}`,
          sku: product.sku,
          product: product.name,
          unit: product.unit,
          price: product.price,
          quantity: String(quantity),
          total: (quantity * Number(product.price)).toFixed(2),
          status: draw.skewed(['shipped', 'open', 'returned', 'canceled'], 1.5),
          clerk: draw.one(clerks),
          remark: draw.chance(0.8) ? '' : title(draw, draw.whole(2, 6)),
        }
      },
      [
        [0.05, row => ({ ...row, price: row.price?.replace('.', ',') ?? '' })],
        [0.03, row => ({ ...row, total: String(Number(row.total) * 100) })],
        [0.04, (row, own) => ({ ...row, quantity: own.one(['0', '-1', 'one', '999']) })],
        [0.05, row => ({ ...row, product: (row.product ?? '').slice(0, 8) })],
        [0.04, (row, own) => ({ ...row, company: slip(own, row.company ?? '') })],
        [0.04, (row, own) => ({ ...row, currency: own.one(countries).currency })],
        [0.03, row => ({ ...row, country: row.currency ?? '', currency: row.country ?? '' })],
        [0.06, row => ({ ...row, ordered: row.ordered?.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1') ?? '' })],
        [0.02, row => ({ ...row, ordered: '1900-01-00' })],
        [0.05, row => ({ ...row, sku: (row.sku ?? '').toLowerCase() })],
        [0.03, row => ({ ...row, sku: row.sku?.replaceAll('0', 'O') ?? '' })],
        [0.05, (row, own) => ({ ...row, status: own.one(['Shipped', 'shiped', 'SHIPPED', 'done', '?']) })],
        [0.04, row => ({ ...row, clerk: 'unknown' })],
        [0.03, row => ({ ...row, unit: '' })],
        [0.02, row => ({ ...row, customer: (row.customer ?? '').replace('-', '') })],
      ],
    )
  },
}

const countries = [
  { country: 'Germany', currency: 'EUR' },
  { country: 'France', currency: 'EUR' },
  { country: 'Spain', currency: 'EUR' },
  { country: 'United Kingdom', currency: 'GBP' },
  { country: 'Switzerland', currency: 'CHF' },
  { country: 'Poland', currency: 'PLN' },
  { country: 'United States', currency: 'USD' },
]

function two(part: number): string {
  return String(part).padStart(2, '0')
}
