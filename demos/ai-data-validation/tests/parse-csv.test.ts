import { expect, test } from 'vitest'
import { refuseFile } from '../program/file-limits.ts'
import { decodeBytes, parseCsv, toCsv } from '../program/parse-csv.ts'
import { tableFrom } from './tables.ts'

test('quotes, line breaks inside them, and semicolons are read as spreadsheets write them', () => {
  const table = tableFrom('id;note\r\n1;"a; ""b""\r\nc"\r\n2;d')

  expect(table.columns.map(({ cells }) => cells)).toEqual([
    ['1', '2'],
    ['a; "b"\r\nc', 'd'],
  ])
})

test('rows keep the numbers of a spreadsheet, blank lines counted', () => {
  expect(tableFrom('id,name\n1,a\n\n2,b\n').rowNumbers).toEqual([2, 4])
})

test('rows of the wrong length keep all cells and are reported', () => {
  const parsed = parseCsv('id,name\n1\n2,b,c')

  expect(parsed).toMatchObject({ kind: 'parsed' })
  expect(parsed.kind === 'parsed' && parsed.table.columns).toEqual([
    { name: 'id', cells: ['1', '2'] },
    { name: 'name', cells: ['', 'b'] },
    { name: 'Column 3', cells: ['', 'c'] },
  ])
  expect(parsed.kind === 'parsed' && parsed.notes).toHaveLength(2)
})

test('columns without a name or with the same one get names of their own', () => {
  expect(tableFrom('a,,a\n1,2,3').columns.map(({ name }) => name)).toEqual(['a', 'Column 2', 'a (2)'])
})

test.each([
  ['', 'no data'],
  ['id,name', 'no row of data'],
  ['a\u0000b', 'not a text file'],
  [`${','.repeat(600)}\n1`, 'More than 500 columns'],
])('%j is refused in plain words', (text, words) => {
  const parsed = parseCsv(text)

  expect(parsed.kind === 'failed' && parsed.message).toContain(words)
})

const prose = `We met on Tuesday, talked about the plan, and everybody agreed to wait for the new figures.
The figures came on Thursday and were worse than all of us had thought.
So we wrote to the customer, who answered at once, was kind about it, and asked for a new date.
Nothing else happened until the end of the month, when the date came near.
Then, of course, everything happened at once, as it does.`

const letter = `Dear Mr. Birch,
thank you for your letter.
We will come, as agreed,
on Monday morning.
The parts are ready.
Some still wait for paint,
but that takes a day.
Please have the ramp free.
The driver knows the way.
If anything changes,
call us before noon.
Kind regards,
Ash & Co`

const email = `From: Ash <ash@ash.example>
To: office@birch.example
Subject: Monday
 and Tuesday

Hello,
see you then.`

const program = `import { one, two } from 'numbers'

export function add(list: number[], start = 0) {
  let sum = start
  for (const number of list) {
    sum += number
  }
  return sum
}`

const settings = `# one, two, three
services:
  site:
    image: site
    ports: [80, 443]
    environment:
      LEVEL: info
`

const statements = [...Array(6).keys()].map(index => `INSERT INTO trips VALUES (${index}, 'Ash', 'Birch');`)

test.each([
  ['%PDF-1.7\n1 0 obj', 'not a text file'],
  ['PK\u0003\u0004\u0014', 'not a text file'],
  ['<!DOCTYPE html>\n<html><body><p>Hello, you</p></body></html>', 'web page'],
  ['<?xml version="1.0"?><a/>', 'web page or XML'],
  ['[{"a": 1}, {"a": 2}]', 'JSON'],
  ['<!-- saved -->\n<table>\n<tr><td>1</td></tr>', 'web page'],
  ['{"a": 1, "b": 2}\n{"a": 3, "b": 4}\n', 'JSON'],
  [email, 'an email'],
  [letter, 'running text'],
  [letter.replaceAll(',', ''), 'running text'],
  [prose.replaceAll(/(.{30}\S*) /g, '$1\n'), 'running text'],
  [prose, 'running text'],
  [prose.replaceAll(',', ''), 'running text'],
  [program, 'program code'],
  [settings, 'settings'],
  [settings.replaceAll(' ', ''), 'settings'],
  ['PORT=80\nHOST=a.example\nLEVEL=info\nMODE=fast', 'settings'],
  ['a {\n  color: red;\n}\nb,\ni {\n  color: blue;\n}', 'program code'],
  [statements.join('\n'), 'program code'],
])('no table: %j', (text, words) => {
  const parsed = parseCsv(text)

  expect(parsed.kind === 'failed' && parsed.message).toContain(words)
})

test('a list of addresses, a column of short notes and a table with long ones are tables', () => {
  const note = 'Called the customer twice and left a message both times'
  const long = [...Array(10).keys()].map(index => `${index},"${note}, at noon"`).join('\n')

  const addresses = [...Array(30).keys()].map(index => `"${index} Main Street Apt 4, Springfield, IL 62704"`)

  expect(parseCsv(['address', ...addresses].join('\n')).kind).toBe('parsed')
  expect(parseCsv(['address', ...addresses].join('\n').replaceAll(/[",]/g, '')).kind).toBe('parsed')
  expect(parseCsv('From:,To:\nOhio,Iowa\nUtah,Maine').kind).toBe('parsed')
  expect(parseCsv('note\nlate\ncall again\nmoved to Ohio').kind).toBe('parsed')
  expect(parseCsv(`id,note\n${long}`).kind).toBe('parsed')
  expect(parseCsv('link\nhttps://a.example\nhttps://b.example\nhttps://c.example').kind).toBe('parsed')
  expect(parseCsv('name;city;\nAnn;Ohio;\nBob;Utah;\nCy;Iowa;\nDee;Ohio;').kind).toBe('parsed')
  expect(parseCsv('rule,note\n#1,a: b\n#2,c: d\n#3,e: f\n#4,g: h').kind).toBe('parsed')
  expect(parseCsv(`id,note\n${long}\n11,caf\ufffd \u001a`).kind, 'with a few unreadable characters').toBe('parsed')
})

const rows = [...Array(60).keys()].map(index => `${index},${index === 9 ? '"5 inch' : 'pipe'}`)

test('one stray quotation mark costs no rows: it is read as an ordinary character, and named', () => {
  const parsed = parseCsv(['id,size', ...rows].join('\n'))

  expect(parsed.kind === 'parsed' && parsed.table.rowNumbers.length).toBe(60)
  expect(parsed.kind === 'parsed' && parsed.table.columns[1]?.cells[9]).toBe('"5 inch')
  expect(parsed.kind === 'parsed' && parsed.notes).toEqual([
    'Row 11 has a quotation mark without its partner, so quotation marks inside cells were read as ordinary characters.',
  ])
})

test('cells in quotation marks stay without them beside a stray one', () => {
  const parsed = parseCsv('id,size\n"1","5" wide"\n"2","a ""b"""')

  expect(parsed.kind === 'parsed' && parsed.table.columns.map(({ cells }) => cells)).toEqual([
    ['1', '2'],
    ['5" wide', 'a "b"'],
  ])
})

test('a stray quotation mark among quoted commas is named by its row, as the rows below may be lost', () => {
  const parsed = parseCsv(['id,size', '100,"a, b"', ...rows].join('\n'))

  expect(parsed.kind === 'parsed' && parsed.table.rowNumbers.length).toBe(11)
  expect(parsed.kind === 'parsed' && parsed.notes.join(' ')).toMatch(/^Row 12: .* may swallow rows/)
})

test('a text of several chunks is read completely, with progress', () => {
  const shares: number[] = []
  const line = `${'x'.repeat(90)},1\n`

  const parsed = parseCsv(`a,b\n${line.repeat(60_000)}`, share => shares.push(share))

  expect(parsed.kind === 'parsed' && parsed.table.rowNumbers.length).toBe(60_000)
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

test('bytes that are not UTF-8 are read as older spreadsheets wrote them', () => {
  expect(decodeBytes(new Uint8Array([0x63, 0x61, 0x66, 0xe9]).buffer)).toEqual({
    text: 'café',
    encoding: 'windows-1252',
  })
  expect(decodeBytes(new TextEncoder().encode('\ufeffcafé').buffer)).toEqual({ text: 'café', encoding: 'utf-8' })
  expect(decodeBytes(new Uint8Array([0xff, 0xfe, 0x61, 0x00]).buffer).text).toBe('a')
})

test('a written table is read back as it was', () => {
  const text = 'id,note\r\n1,"a, ""b""\nc"\r\n2, d '

  expect(toCsv(tableFrom(text))).toBe('id,note\r\n1,"a, ""b""\nc"\r\n2," d "')
})

test('files beyond 50 MB, empty ones and spreadsheets are refused with what to do', () => {
  expect(refuseFile({ name: 'a.csv', size: 50 * 1024 * 1024 })).toBeUndefined()
  expect(refuseFile({ name: 'a.csv', size: 50 * 1024 * 1024 + 1 })).toContain('up to 50 MB')
  expect(refuseFile({ name: 'a.csv', size: 0 })).toContain('empty')
  expect(refuseFile({ name: 'a.xlsx', size: 10 })).toContain('Save it as CSV')
})
