import { expect, test } from 'vitest'
import { refuseFile } from '../program/file-limits.ts'
import { decodeBytes, parseCsv, toCsv } from '../program/parse-csv.ts'
import { tableFrom } from './tables.ts'

const cellsOf = (text: string) => tableFrom(text).columns.map(({ cells }) => cells)
const numbers = (size: number) => [...Array(size).keys()]

test.each([
  ['id;note\r\n1;"a; ""b""\r\nc"\r\n2;d', ['1', '2'], ['a; "b"\r\nc', 'd']],
  ['id\tnote\n1\ta,b', ['1'], ['a,b']],
  ['id,size\n"1","5" wide"\n"2","a ""b"""', ['1', '2'], ['5" wide', 'a "b"']],
])('%j is read as spreadsheets write it', (text, ...cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('rows keep the numbers of a spreadsheet, with blank lines and titles above the names counted', () => {
  expect(tableFrom('id,name\n1,a\n\n2,b\n').rowNumbers).toEqual([2, 4])
  expect(tableFrom('name\nAnna\n\nBen').rowNumbers).toEqual([2, 4])
  const rows = numbers(12).map(index => `North,${index},2024-07-${10 + index}`)
  const table = tableFrom(['Sales report,,', 'By finance,,', ',,', 'Region,Units,Closed', ...rows].join('\n'))
  expect([table.columns[0]?.name, table.rowNumbers[0]]).toEqual(['Region', 5])
})

test('rows of the wrong length keep all cells and are reported, columns get names of their own', () => {
  const parsed = parseCsv('id,name\n1\n2,b,c')
  expect(parsed).toMatchObject({
    ...{ kind: 'parsed', notes: { length: 2 } },
    table: { columns: [{ cells: ['1', '2'] }, { cells: ['', 'b'] }, { name: 'Column 3', cells: ['', 'c'] }] },
  })
  expect(tableFrom('a,,a\n1,2,3').columns.map(({ name }) => name)).toEqual(['a', 'Column 2', 'a (2)'])
})

const prose = `We met on Tuesday, talked about the plan, and everybody agreed to wait for the new figures.
The figures came on Thursday and were worse than all of us had thought.
So we wrote to the customer, who answered at once, was kind about it, and asked for a new date.
Nothing else happened until the end of the month, when the date came near.
Then, of course, everything happened at once, as it does.`

const email = 'From: Ash <ash@ash.example>\nTo: office@birch.example\nSubject: Monday\n and Tuesday\n\nHello,\nsee you.'

const program = `import { one, two } from 'numbers'

export function add(list: number[], start = 0) {
  let sum = start
  for (const number of list) {
    sum += number
  }
  return sum
}`

const settings =
  '# one, two\nservices:\n  site:\n    image: site\n    ports: [80, 443]\n    environment:\n      LEVEL: info\n'

test.each([
  ['', 'no data'],
  ['id,name', 'no row of data'],
  ['a\u0000b', 'not a text file'],
  [`${','.repeat(600)}\n1`, 'More than 500 columns'],
  ['%PDF-1.7\n1 0 obj', 'not a text file'],
  ['PK\u0003\u0004\u0014', 'not a text file'],
  ['<!DOCTYPE html>\n<html><body><p>Hello, you</p></body></html>', 'web page'],
  ['<?xml version="1.0"?><a/>', 'web page or XML'],
  ['<!-- saved -->\n<table>\n<tr><td>1</td></tr>', 'web page'],
  ['[{"a": 1}, {"a": 2}]', 'JSON'],
  ['{"a": 1, "b": 2}\n{"a": 3, "b": 4}\n', 'JSON'],
  [email, 'an email'],
  [prose.replaceAll(/(.{30}\S*) /g, '$1\n').replaceAll(',', ''), 'running text'],
  [prose, 'running text'],
  [prose.replaceAll(/(.{30}\S*) /g, '$1\n'), 'running text'],
  [program, 'program code'],
  ['a {\n  color: red;\n}\nb,\ni {\n  color: blue;\n}', 'program code'],
  [
    numbers(6)
      .map(index => `INSERT INTO trips VALUES (${index}, 'Ash');`)
      .join('\n'),
    'program code',
  ],
  [settings, 'settings'],
  ['PORT=80\nHOST=a.example\nLEVEL=info\nMODE=fast', 'settings'],
])('%j is no table, and refused in plain words', (text, words) => {
  const parsed = parseCsv(text)
  expect(parsed.kind === 'failed' && parsed.message).toContain(words)
})

const addresses = numbers(30).map(index => `"${index} Main Street Apt 4, Springfield, IL 62704"`)
const long = numbers(10).map(index => `${index},"Called the customer twice and left a message, at noon"`)

test.each([
  ['address', ...addresses],
  ['address', ...addresses.map(line => line.replaceAll(/[",]/g, ''))],
  ['From:,To:', 'Ohio,Iowa', 'Utah,Maine'],
  ['note', 'late', 'call again', 'moved to Ohio'],
  ['link', 'https://a.example', 'https://b.example', 'https://c.example'],
  ['name;city;', 'Ann;Ohio;', 'Bob;Utah;', 'Cy;Iowa;', 'Dee;Ohio;'],
  ['rule,note', '#1,a: b', '#2,c: d', '#3,e: f', '#4,g: h'],
  ['id,note', ...long, '11,caf\ufffd \u001a'],
])('lines that begin with “%s” are a table', (...lines) => {
  expect(parseCsv(lines.join('\n')).kind).toBe('parsed')
})

test.each([
  [[], 60, /^Row 11 has a quotation mark without its partner, so quotation marks inside cells were read as ordinary/],
  [['100,"a, b"'], 11, /^Row 12: .* may swallow rows/],
])('a stray quotation mark after %j is named by its row, and costs rows only among quoted commas', (...expected) => {
  const [before, count, note] = expected
  const rows = numbers(60).map(index => `${index},${index === 9 ? '"5 inch' : 'pipe'}`)
  const parsed = parseCsv(['id,size', ...before, ...rows].join('\n'))
  expect(parsed).toMatchObject({ notes: [expect.stringMatching(note)], table: { rowNumbers: { length: count } } })
})

test('a text of several chunks is read completely, with progress', () => {
  const shares: number[] = []
  const parsed = parseCsv(`a,b\n${`${'x'.repeat(90)},1\n`.repeat(30_000)}`, share => shares.push(share))
  expect(parsed).toMatchObject({ table: { rowNumbers: { length: 30_000 } } })
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

test.each([
  [[0x63, 0x61, 0x66, 0xe9], 'café', 'windows-1252'],
  [[0xef, 0xbb, 0xbf, 0x63, 0x61, 0x66, 0xc3, 0xa9], 'café', 'utf-8'],
  [[0xff, 0xfe, 0x61, 0x00], 'a', 'utf-16le'],
])('the bytes %j are read as “%s”', (bytes, text, encoding) => {
  expect(decodeBytes(new Uint8Array(bytes).buffer)).toEqual({ text, encoding })
})

test('a written table is read back as it was, and no cell of it is a formula to a spreadsheet', () => {
  expect(toCsv(tableFrom('id,note\r\n1,"a, ""b""\nc"\r\n2, d '))).toBe('id,note\r\n1,"a, ""b""\nc"\r\n2," d "')
  expect(toCsv(tableFrom('a,b\nx,=1+1'))).toBe(`a,b\r\nx,"'=1+1"`)
})

test.each([
  ['a.csv', 50 * 1024 * 1024, undefined],
  ['a.csv', 50 * 1024 * 1024 + 1, 'up to 50 MB'],
  ['a.csv', 0, 'empty'],
  ['a.xlsx', 10, 'Save it as CSV'],
])('of a file %s of %d bytes it is said: %s', (name, size, words) => {
  const said = refuseFile({ name, size })
  if (words === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(words)
})
