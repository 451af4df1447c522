import type { Line } from './lines.ts'
import type { Price } from './read-catalogs.ts'

type Edition = { readonly name: string; readonly date: string }

/** The two editions, and how each finds a list price by its package's ids of provider and model. */
export type Editions = {
  readonly [When in 'older' | 'newer']: Edition & { readonly priceOf: (provider: string, id: string) => Price }
}

/** A list price of one edition. `isNewest` is false for the older model of a line in the newer edition. */
export type PriceRow = Price & {
  readonly class: Line['class']
  readonly line: string
  readonly provider: string
  readonly model: string
  readonly edition: string
  readonly date: string
  readonly isNewest: boolean
}

/** The model of each line in its edition, and what the older one is listed at in the newer edition. */
export function toPriceRows(lines: readonly Line[], { older, newer }: Editions): readonly PriceRow[] {
  return lines.flatMap(line => {
    const { provider, providerIds } = line
    const head = { class: line.class, line: line.line, provider }
    const before = line.older === undefined ? [] : [line.older]
    return [
      ...before.map(({ model, id }) => ({
        ...head,
        model,
        edition: older.name,
        date: older.date,
        isNewest: true,
        ...older.priceOf(providerIds.older, id),
      })),
      ...before.map(({ model, id }) => ({
        ...head,
        model,
        edition: newer.name,
        date: newer.date,
        isNewest: false,
        ...newer.priceOf(providerIds.newer, id),
      })),
      {
        ...head,
        model: line.newer.model,
        edition: newer.name,
        date: newer.date,
        isNewest: true,
        ...newer.priceOf(providerIds.newer, line.newer.id),
      },
    ]
  })
}

export function toCsv(rows: readonly PriceRow[]): string {
  const head = 'class,line,provider,model,edition,edition_date,input_dollars,output_dollars,newest'
  const cells = rows.map(row =>
    [
      row.class,
      row.line,
      row.provider,
      row.model,
      row.edition,
      row.date,
      row.input,
      row.output,
      row.isNewest ? 'yes' : 'no',
    ].join(),
  )
  return [head, ...cells, ''].join('\n')
}
