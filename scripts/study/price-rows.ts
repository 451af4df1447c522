import type { Line } from './lines.ts'
import type { Price } from './read-catalogs.ts'
import { openModel, type Seller } from './sellers.ts'

export type EditionName = 'older' | 'newer'

/** How the study finds a list price by its package's ids of provider and model, and the newest day in the package. */
export type Catalog = { readonly date: string; readonly priceOf: (provider: string, id: string) => Price }
export type Catalogs = Readonly<Record<EditionName, Catalog>>

/** A list price of one edition. `isNewest` is false for the older model of a line in the newer edition. */
export type PriceRow = Price & {
  readonly class: Line['class']
  readonly line: string
  readonly provider: string
  readonly model: string
  readonly edition: EditionName
  readonly isNewest: boolean
}

export type SellerRow = Price & { readonly seller: string; readonly edition: EditionName }

/** The model of each line in its edition, and what the older one is listed at in the newer edition. */
export function toPriceRows(lines: readonly Line[], catalogs: Catalogs): readonly PriceRow[] {
  return lines.flatMap(line => {
    const toRow = (edition: EditionName, { model, id }: Line['newer'], isNewest = true): PriceRow => {
      const price = catalogs[edition].priceOf(line.providerIds[edition], id)
      return { class: line.class, line: line.line, provider: line.provider, model, edition, isNewest, ...price }
    }
    const older = line.older === undefined ? [] : [toRow('older', line.older), toRow('newer', line.older, false)]
    return [...older, toRow('newer', line.newer)]
  })
}

/** What each seller asks for the open model, in each edition that lists it. */
export function toSellerRows(sellers: readonly Seller[], catalogs: Catalogs): readonly SellerRow[] {
  return sellers.flatMap(({ seller, ...listed }) =>
    editionNames.flatMap(edition => {
      const ids = listed[edition]
      if (ids === undefined) return []
      const [provider, id] = ids
      return [{ seller, edition, ...catalogs[edition].priceOf(provider, id) }]
    }),
  )
}

/** The table content/data/model-prices.csv. */
export function toPriceTable(rows: readonly PriceRow[], catalogs: Catalogs): string {
  const head = 'class,line,provider,model,edition,edition_date,input_dollars,output_dollars,newest'
  return toCsv(head, rows, row => [
    ...[row.class, row.line, row.provider, row.model, ...toEdition(row, catalogs), row.input, row.output],
    row.isNewest ? 'yes' : 'no',
  ])
}

/** The table content/data/open-model-prices.csv. */
export function toSellerTable(rows: readonly SellerRow[], catalogs: Catalogs): string {
  const head = 'model,seller,edition,edition_date,input_dollars,output_dollars'
  return toCsv(head, rows, row => [openModel, row.seller, ...toEdition(row, catalogs), row.input, row.output])
}

const editionNames: readonly EditionName[] = ['older', 'newer']

function toEdition({ edition }: { readonly edition: EditionName }, catalogs: Catalogs): readonly string[] {
  const { date } = catalogs[edition]
  return [date.slice(0, 4), date]
}

function toCsv<Row>(head: string, rows: readonly Row[], toCells: (row: Row) => readonly (string | number)[]): string {
  return [head, ...rows.map(row => toCells(row).join()), ''].join('\n')
}
