import type { Draw } from './draw.ts'

/** What a column holds, so that errors of its kind can be made. */
export type Kind = 'word' | 'text' | 'number' | 'code' | 'date' | 'time' | 'list' | 'flag'
export type Maker = { readonly name: string; readonly kind: Kind; readonly make: () => string }

type Style = (words: string) => string

function styleOf(draw: Draw): Style {
  const titled: Style = words => words.replace(/(?<=^| )\S/g, letter => letter.toUpperCase())
  return draw.one<Style>([words => words, titled, titled, words => words.toUpperCase()])
}

/** A pool of distinct texts, of which rows take one each: the first ones more often. */
function pooled(draw: Draw, size: number, make: () => string): () => string {
  const pool = [...new Set(draw.many(size, make))]
  const skew = draw.share() * 2
  return () => draw.skewed(pool, skew)
}

function phrase(draw: Draw, vocabulary: readonly string[], low: number, high: number): string {
  return draw.many(draw.whole(low, high), () => draw.skewed(vocabulary, 1)).join(' ')
}

/** A column of a random kind. */
export function drawMaker(draw: Draw, rows: number, index: number): Maker {
  const style = styleOf(draw)
  const name = `${draw.word()}_${index}`
  const vocabulary = [...new Set(draw.many(draw.whole(40, 600), () => draw.word()))]
  const makers: Readonly<Record<string, () => Maker>> = {
    category: () => {
      const words = draw.whole(1, 3)
      return {
        name,
        kind: 'word',
        make: pooled(draw, draw.whole(2, 30), () => style(phrase(draw, vocabulary, 1, words))),
      }
    },
    short: () => ({ name, kind: 'word', make: pooled(draw, draw.whole(2, 50), () => draw.letters(2).toUpperCase()) }),
    names: () => {
      const make = pooled(draw, Math.round(rows * draw.power(0.03, 1.5)), () => style(phrase(draw, vocabulary, 1, 3)))
      return { name, kind: 'word', make }
    },
    people: () => ({ name, kind: 'word', make: () => style(`${draw.skewed(vocabulary, 0.5)} ${draw.word()}`) }),
    titles: () => ({ name, kind: 'text', make: () => style(phrase(draw, vocabulary, 4, 16)) }),
    sentences: () => ({
      name,
      kind: 'text',
      make: pooled(draw, draw.whole(8, 80), () => style(phrase(draw, vocabulary, 5, 25))),
    }),
    list: () => {
      const mark = draw.one([', ', ',', '; ', '|'])
      const make = () => draw.many(draw.whole(1, 7), () => style(`${draw.letters(1)}. ${draw.word()}`)).join(mark)
      return { name, kind: 'list', make }
    },
    flag: () => {
      const pair = draw.one([
        ['yes', 'no'],
        ['Y', 'N'],
        ['true', 'false'],
        ['M', 'F'],
        ['0', '1'],
      ])
      return { name, kind: 'flag', make: () => draw.skewed(pair, draw.one([0, 3])) }
    },
    number: () => numberMaker(draw, name),
    code: () => codeMaker(draw, name, rows),
    date: () => ({ name, kind: 'date', make: dateMaker(draw) }),
    time: () => ({ name, kind: 'time', make: () => clock(draw.whole(0, 287) * 5) }),
    constant: () => {
      const value = draw.one(['empty', 'n.a.', style(draw.word())])
      return { name, kind: 'word', make: () => value }
    },
  }
  const weights =
    'category category short names names people titles sentences list flag number number number number code code code date date time constant'
  return (makers[draw.one(weights.split(' '))] ?? makers.category ?? (() => codeMaker(draw, name, rows)))()
}

function numberMaker(draw: Draw, name: string): Maker {
  const low = draw.one([0, 0, 1, 10, 1900, 20_000])
  const high = low + Math.round(draw.power(5, low === 1900 ? 120 : 50_000))
  const digits = draw.one([0, 0, 0, 1, 1, 2, 3])
  const unit = draw.one(['', '', '', '', '', '%', ' min', ' kg', ' patients', 'g'])
  const skew = draw.share() * 2
  const isTrimmed = draw.chance(0.3)
  const groups = draw.chance(0.15)
  const make = () => {
    const number = low + draw.share() ** (1 + skew) * (high - low)
    const plain = isTrimmed ? String(Number(number.toFixed(digits))) : number.toFixed(digits)
    return (groups ? plain.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : plain) + unit
  }
  return { name, kind: 'number', make }
}

function codeMaker(draw: Draw, name: string, rows: number): Maker {
  const prefixes = draw.many(draw.whole(1, 6), () => draw.letters(draw.whole(1, 4)))
  const upper = draw.chance(0.5)
  const mark = draw.one(['-', '', '/', '_'])
  const size = draw.whole(1, 5)
  let serial = draw.whole(1, 5000)
  const forms: readonly (() => string)[] = [
    () => `${draw.skewed(prefixes, 1)}${mark}${draw.digits(size)}`,
    () => draw.digits(size + 2),
    () => {
      serial += 1
      return String(serial)
    },
    () => String(draw.whole(0, 99_999)).padStart(5, '0'),
    () => `${draw.digits(3)}-${draw.digits(3)}-${draw.digits(4)}`,
    () => `(${draw.digits(3)}) ${draw.digits(3)}-${draw.digits(4)}`,
    () => draw.digits(10),
    () => `${draw.digits(4)}-${draw.digits(4)}`,
    () => `${draw.whole(1, 400)}-${draw.whole(1, 99)}`,
    () => `${draw.word()}@${draw.skewed(prefixes, 1)}.example`,
    () => `https://${draw.word()}.example/${draw.digits(3)}`,
  ]
  const form = draw.one(forms)
  const cased = () => (upper ? form().toUpperCase() : form())
  return {
    name,
    kind: 'code',
    make: draw.chance(0.5) ? cased : pooled(draw, Math.ceil(rows * draw.power(0.01, 0.6)), cased),
  }
}

/** Dates in one form of a column. */
export function dateMaker(draw: Draw): () => string {
  const form = draw.one(dateForms)
  const first = draw.whole(1950, 2020)
  const years = draw.whole(1, 40)
  return () => form(first + draw.whole(0, years), draw.whole(1, 12), draw.whole(1, 28))
}

const two = (number: number) => String(number).padStart(2, '0')
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
export const dateForms: readonly ((year: number, month: number, day: number) => string)[] = [
  (year, month, day) => `${year}-${two(month)}-${two(day)}`,
  (year, month, day) => `${month}/${day}/${year}`,
  (year, month, day) => `${month}/${day}/${two(year % 100)}`,
  (year, month, day) => `${two(day)}.${two(month)}.${year}`,
  (year, month, day) => `${day} ${months[month - 1]} ${year}`,
  (year, month, day) => `${months[month - 1]} ${day}, ${year}`,
]

export function clock(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(day / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(day % 60)} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
