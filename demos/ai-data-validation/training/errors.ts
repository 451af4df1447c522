import { Draw } from './draw.ts'
import { clock, dateForms, type Kind } from './kinds.ts'
import type { CleanTable } from './tables.ts'

type Spoil = (cell: string, row: number) => string

/** The table with errors of the kinds that real tables have. `maxShare` bounds the share of wrong cells in a column. */
export function spoilTable(table: CleanTable, seed: number, maxShare = 0.5): readonly (readonly string[])[] {
  const draw = new Draw(seed)
  if (table.names.includes('source') && draw.chance(0.7)) return disagree(draw, table)
  const level = draw.power(0.01, 0.35)
  const culprit = draw.chance(0.4) ? culpritOf(draw, table) : undefined
  const isUniform = draw.chance(0.3)
  const shared = draw.one([typo, typoOf(draw), swap, blank])
  return table.cells.map((column, index) => {
    const kind = table.kinds[index] ?? 'word'
    if (table.names[index] === 'row' || table.names[index] === 'source') return column
    if (!isUniform && draw.chance(0.35)) return column
    const makers = isUniform ? [shared] : draw.many(draw.whole(1, 2), () => draw.one(choose(draw, kind)))
    const spoils = makers.map(make => make(draw, column, table, index))
    const share = Math.min(maxShare, level * draw.power(0.2, 3))
    return column.map((cell, row) => {
      const worse = culprit === undefined ? 1 : culprit(row) ? 3 : 0.3
      return draw.chance(Math.min(0.9, share * worse)) ? draw.one(spoils)(cell, row) : cell
    })
  })
}

/** Sources that report late, wrongly, in their own form or not at all, some more than others; wrong values are shared. */
function disagree(draw: Draw, table: CleanTable): readonly (readonly string[])[] {
  const sources = table.cells[table.names.indexOf('source')] ?? []
  const things = table.cells[table.names.indexOf('thing')] ?? []
  const level = draw.power(0.05, 1)
  const faults = new Map([...new Set(sources)].map(source => [source, Math.min(0.95, level * 3 * draw.share() ** 2)]))
  return table.cells.map((column, index) => {
    const kind = table.kinds[index] ?? 'word'
    if (index < 3 || draw.chance(0.15)) return column
    const spoils = new Map(
      [...faults.keys()].map(source => {
        const make = draw.chance(0.35) ? blank : draw.one([...byKind[kind], ...byKind[kind], swap])
        return [source, { spoil: make(draw, column, table, index), isAlways: draw.chance(0.1) }] as const
      }),
    )
    const rumors = new Map<string, string>()
    const weight = draw.power(0.2, 1.5)
    return column.map((cell, row) => {
      const source = sources[row] ?? ''
      const { spoil, isAlways } = spoils.get(source) ?? { spoil: () => cell, isAlways: false }
      if (!isAlways && !draw.chance((faults.get(source) ?? 0) * weight)) return cell
      const made = spoil(cell, row)
      const rumor = rumors.get(things[row] ?? '') ?? made
      rumors.set(things[row] ?? '', rumor)
      return rumor !== '' && made !== '' && draw.chance(0.3) ? rumor : made
    })
  })
}

/** Rows with some values of one column are wrong more often. */
function culpritOf(draw: Draw, { cells }: CleanTable): ((row: number) => boolean) | undefined {
  const column = cells.find(own => new Set(own).size > 2 && new Set(own).size < 50)
  if (column === undefined) return undefined
  const bad = new Set([...new Set(column)].filter(() => draw.chance(0.3)))
  return row => bad.has(column[row] ?? '')
}

type Make = (draw: Draw, column: readonly string[], table: CleanTable, index: number) => Spoil

const blank: Make = draw => {
  const mark = draw.one(['', '', '', 'N/A', '-', 'NULL', 'nan', '?'])
  return cell => (cell === '' ? cell : mark)
}
const named: Make = draw => {
  const mark = draw.one(['N/A', '-', 'NULL', 'nan', 'unknown'])
  return cell => (cell === '' ? mark : cell)
}
const typo: Make = draw => cell => misspell(draw, cell, undefined)
const typoOf: (outer: Draw) => Make = outer => {
  const letter = outer.letters(1)
  return draw => cell => misspell(draw, cell, letter)
}
const swap: Make = (draw, column) => cell => {
  const other = draw.one(column)
  return other === '' || cell === '' ? cell : other
}
const suffix: Make = draw => {
  const marks = draw.one([
    ["''", "'", '-*', '*'],
    [' oz', ' oz.', ' ounces', ' OZ'],
    ['%'],
    ['.0'],
    [' USD'],
    ['?', '.', ','],
    [' (approx.)'],
  ])
  return cell => (cell === '' ? cell : cell + draw.one(marks))
}
const decimals: Make = () => cell => {
  if (/^\d+$/.test(cell)) return `${cell}.0`
  return cell.replace(/(\d)\.\d+/, '$1')
}
const scale: Make = draw => cell =>
  cell.replace(/\d[\d.]*/, number => String(Number(number) * draw.one([10, 100, -1, 0.01, 1000])))
const near: Make = draw => cell =>
  cell.replace(/\d+(?=\D*$)/, number => String(Math.max(0, Number(number) + draw.one([-3, -2, -1, 1, 2, 5, 10]))))
const casing: Make = () => cell => (cell === cell.toUpperCase() ? cell.toLowerCase() : cell.toUpperCase())
const spaces: Make = draw => cell => draw.one([` ${cell}`, `${cell} `, cell.replace(' ', '  ')])
const dates: Make = draw => {
  const form = draw.one(dateForms)
  return cell => {
    const [one = 1, other = 2, year = 2001] = (cell.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b)
    return cell === '' ? cell : form(year < 100 ? 1900 + year : year, Math.min(12, one || 1), Math.min(28, other || 1))
  }
}
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const monthly: Make = draw => cell =>
  cell.replace(/^(\d+)-(\d+)$/, (_, one: string) => `${draw.one([one, '9'])}-${draw.one(months)}`)
const dated: Make = draw => {
  const date = draw.one(dateForms)(draw.whole(1990, 2020), draw.whole(1, 12), draw.whole(1, 28))
  return cell => (cell === '' ? cell : draw.chance(0.5) ? `${date} ${cell}` : `${cell} ${date}`)
}
const later: Make = draw => () => clock(draw.whole(60, 1439))
const zeros: Make = () => cell => cell.replace(/^0+(?=\d)/, '').replace(/^(\d{4})\d$/, '$1')
const cut: Make = draw => cell => cell.slice(0, Math.max(1, Math.floor(cell.length * (0.4 + 0.5 * draw.share()))))
const joined: Make = (draw, _, { cells }) => {
  const other = draw.one(cells)
  return (cell, row) => (cell === '' ? cell : `${cell}${draw.one([' ', ', ', ''])}${other[row] ?? ''}`)
}
const shifted: Make = (draw, _, { cells }) => {
  const other = draw.one(cells)
  return (_cell, row) => other[row] ?? ''
}
const marks: Make = () => cell => cell.replace(/[-/.,:]/, '').replace(/ /, '')

const always: readonly Make[] = [blank, blank, typo, swap, named, joined, shifted]
const byKind: Readonly<Record<Kind, readonly Make[]>> = {
  word: [typo, typo, swap, swap, casing, suffix, spaces, cut],
  text: [typo, typo, typo, cut, spaces, casing],
  number: [decimals, decimals, scale, near, suffix, suffix, typo],
  code: [typo, near, zeros, zeros, marks, monthly, suffix, swap],
  date: [dates, dates, dates, near, swap],
  time: [later, later, near, near, dated, dated, marks],
  list: [typo, cut, marks],
  flag: [casing, swap, typo],
}

function choose(draw: Draw, kind: Kind): readonly Make[] {
  return [...byKind[kind], ...byKind[kind], ...always, typoOf(draw)]
}

function misspell(draw: Draw, cell: string, letter: string | undefined): string {
  if (cell === '') return cell
  const times = draw.chance(0.7) ? 1 : 1 + Math.floor(cell.length / 8)
  let text = cell
  for (let time = 0; time < times; time += 1) {
    const place = draw.whole(0, text.length - 1)
    const own = text[place] ?? ''
    const other = letter ?? (/\d/.test(own) ? String(draw.whole(0, 9)) : draw.letters(1))
    const kind = letter === undefined ? draw.whole(0, 3) : 0
    if (kind === 0) text = text.slice(0, place) + other + text.slice(place + 1)
    else if (kind === 1) text = text.slice(0, place) + other + text.slice(place)
    else if (kind === 2 && text.length > 1) text = text.slice(0, place) + text.slice(place + 1)
    else text = text.slice(0, place) + (text[place + 1] ?? '') + own + text.slice(place + 2)
  }
  return text
}
