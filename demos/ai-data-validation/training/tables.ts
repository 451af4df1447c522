import { Draw } from './draw.ts'
import { clock, drawMaker, type Kind, type Maker } from './kinds.ts'

export type CleanTable = {
  readonly names: readonly string[]
  readonly kinds: readonly Kind[]
  /** By column. */
  readonly cells: readonly (readonly string[])[]
}

export const families = ['list', 'product', 'sources', 'places'] as const
export type Family = (typeof families)[number]

/** An invented table without errors. */
export function makeTable(family: Family, seed: number): CleanTable {
  return makers[family](new Draw(seed))
}

const makers: Readonly<Record<Family, (draw: Draw) => CleanTable>> = {
  /** Each row is a thing of its own; some columns follow from others. */
  list: draw => {
    const rows = Math.round(draw.power(200, 2500))
    const columns = draw.many(draw.whole(4, 12), index => drawColumn(draw, rows, index))
    const cells = columns.map(({ make }) => draw.many(rows, make))
    const followers = draw.many(draw.whole(0, 4), index => follow(draw, columns, cells, columns.length + index))
    return {
      names: [...columns, ...followers].map(({ name }) => name),
      kinds: [...columns, ...followers].map(({ kind }) => kind),
      cells: [...cells, ...followers.map(({ made }) => made)],
    }
  },
  /** Every thing of one kind with things of another: what belongs to either is repeated. */
  product: draw => {
    const [ones, others] = [draw.whole(15, 120), draw.whole(4, 40)]
    const columns = draw.many(draw.whole(5, 16), index => drawColumn(draw, ones, index))
    const sides = columns.map(() => draw.one(['one', 'one', 'one', 'other', 'other', 'cell']))
    const shareKept = draw.power(0.2, 1)
    const pairs = draw
      .many(ones * others, index => [Math.floor(index / others), index % others] as const)
      .filter(() => draw.chance(shareKept))
      .slice(0, 3000)
    const cells = columns.map(({ make }, column) => {
      const side = sides[column]
      if (side === 'cell') return pairs.map(make)
      const values = draw.many(side === 'one' ? ones : others, make)
      return pairs.map(([one, other]) => values[side === 'one' ? one : other] ?? '')
    })
    return { names: columns.map(({ name }) => name), kinds: columns.map(({ kind }) => kind), cells }
  },
  /** Several sources report the same things; without errors they agree. */
  sources: draw => {
    const [things, sources] = [draw.whole(25, 150), draw.whole(5, 35)]
    const shareKept = draw.power(0.3, 1)
    const pairs = draw
      .many(things * sources, index => [Math.floor(index / sources), index % sources] as const)
      .filter(() => draw.chance(shareKept))
      .slice(0, 3000)
    const isOfTimes = draw.chance(0.5)
    const columns = draw.many(draw.whole(2, 7), index =>
      isOfTimes && draw.chance(0.7)
        ? { name: `time_${index}`, kind: 'time' as const, make: () => clock(draw.whole(60, 280) * 5) }
        : drawColumn(draw, things, index),
    )
    const keys = draw.many(
      things,
      index => `${draw.letters(2).toUpperCase()}-${index}-${draw.letters(3).toUpperCase()}`,
    )
    const names = draw.many(sources, () => draw.word())
    const values = columns.map(({ make }) => draw.many(things, make))
    return {
      names: ['row', 'source', 'thing', ...columns.map(({ name }) => name)],
      kinds: ['code', 'word', 'code', ...columns.map(({ kind }) => kind)],
      cells: [
        pairs.map((_, index) => String(index + 1)),
        pairs.map(([, source]) => names[source] ?? ''),
        pairs.map(([thing]) => keys[thing] ?? ''),
        ...values.map(own => pairs.map(([thing]) => own[thing] ?? '')),
      ],
    }
  },
  /** People at addresses: the place tells the code, the region and more. */
  places: draw => {
    const rows = Math.round(draw.power(300, 2500))
    const regions = draw.many(draw.whole(3, 40), () => draw.letters(2).toUpperCase())
    const isUpper = draw.chance(0.3)
    const places = draw.many(draw.whole(15, 400), index => ({
      city: isUpper ? draw.word().toUpperCase() : draw.word(),
      region: draw.one(regions),
      zip: String(draw.chance(0.3) ? draw.whole(1000, 9999) : draw.whole(10_000, 99_999)).padStart(5, '0'),
      area: String(200 + (index % 700)),
    }))
    const chosen = draw.many(rows, () => draw.skewed(places, 1))
    const taxes = new Map(regions.map(region => [region, draw.one(['0', '4.5', '5', '6.25', '7', '3.1'])]))
    const others = draw.many(draw.whole(3, 9), index => drawColumn(draw, rows, index))
    return {
      names: ['city', 'region', 'zip', 'area', 'tax', ...others.map(({ name }) => name)],
      kinds: ['word', 'word', 'code', 'code', 'number', ...others.map(({ kind }) => kind)],
      cells: [
        chosen.map(({ city }) => city),
        chosen.map(({ region }) => region),
        chosen.map(({ zip }) => zip),
        chosen.map(({ area }) => area),
        chosen.map(({ region }) => taxes.get(region) ?? ''),
        ...others.map(({ make }) => draw.many(rows, make)),
      ],
    }
  },
}

/** A column whose values follow from another column, sometimes with honest exceptions. */
function follow(draw: Draw, columns: readonly Maker[], cells: readonly (readonly string[])[], index: number) {
  const from = draw.whole(0, columns.length - 1)
  const { name, kind, make } = drawColumn(draw, 100, index)
  const exceptions = draw.one([0, 0, 0, 0.01, 0.1, 0.3, 0.6])
  const second = draw.chance(0.3) ? cells[draw.whole(0, columns.length - 1)] : undefined
  const values = new Map<string, string>()
  const made = (cells[from] ?? []).map((cell, row) => {
    const key = `${cell} ${second?.[row] ?? ''}`
    const value = values.get(key) ?? make()
    values.set(key, value)
    return draw.chance(exceptions) ? make() : value
  })
  return { name, kind, made }
}

function drawColumn(draw: Draw, rows: number, index: number): Maker {
  const maker = drawMaker(draw, rows, index)
  return { ...maker, make: withGaps(draw, maker.make) }
}

/** Some columns are honestly empty in part: without a value, or with a word for it. */
function withGaps(draw: Draw, make: () => string): () => string {
  if (!draw.chance(0.12)) return make
  const share = draw.power(0.01, 0.9)
  const gap = draw.one(['', '', '', '', 'N/A', '-', 'none'])
  return () => (draw.chance(share) ? gap : make())
}
