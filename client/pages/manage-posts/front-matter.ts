import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** Undefined for a field that the YAML lacks. */
export type FieldValue = string | readonly string[] | undefined

type FieldChange = { readonly path: readonly string[]; readonly value: FieldValue }

type Segment = { readonly key: string; readonly text: string }

/**
 * YAML fields with some changed. The lines of all other fields stay as they are, because only the text of a changed
 * field is written again, with its comments and its style of quotes. The YAML ends with a line break, or is empty.
 */
export function changeFrontMatter(yaml: string, changes: readonly FieldChange[]): string {
  const segments = splitFields(yaml)
  // Fields that cannot be told apart by lines, or that refer to one another, are written again as a whole.
  if (segments === undefined) return changeFields(yaml, changes)
  const changesOf = (key: string) => changes.filter(({ path }) => path[0] === key)
  const known = segments.map(({ key, text }) => changeFields(text, changesOf(key)))
  const keys = new Set(changes.map(({ path: [key = ''] }) => key))
  for (const { key } of segments) keys.delete(key)
  return [...known, ...[...keys].map(key => changeFields('', changesOf(key)))].join('')
}

/** The text of each field with the comments below it; the first segment has what is above the first field. */
function splitFields(yaml: string): readonly Segment[] | undefined {
  const { contents, errors } = parseDocument(yaml)
  if (contents === null && errors.length === 0) return [{ key: '', text: yaml }]
  if (!isMap(contents) || errors.length > 0) return undefined
  const starts = contents.items.map(({ key }) => ({
    key: String(key),
    start: isScalar(key) ? key.range?.[0] : undefined,
  }))
  const segments = [{ key: '', start: 0 }, ...starts].map(({ key, start }, index, all) => {
    return { key, start, text: yaml.slice(start, all[index + 1]?.start) }
  })
  const areLines = segments.every(({ start }) => start !== undefined && (start === 0 || yaml[start - 1] === '\n'))
  const areAlone = segments.every(({ text }) => parseDocument(text).errors.length === 0)
  return areLines && areAlone ? segments : undefined
}

function changeFields(yaml: string, changes: readonly FieldChange[]): string {
  if (changes.length === 0) return yaml
  const [below = ''] = /(?<![^\n])(?:(?:#.*|[ \t]*)\r?\n)*$/.exec(yaml) ?? []
  const text = yaml.slice(0, yaml.length - below.length)
  const document = parseDocument(text.replaceAll('\r\n', '\n'))
  for (const change of changes) changeField(document, change)
  if (isMap(document.contents) && document.contents.items.length === 0) return below
  const changed = document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    indentSeq: !/:[ \t]*\r?\n-/.test(text),
  })
  return (yaml.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed) + below
}

function changeField(document: Document, { path, value }: FieldChange): void {
  if (value === undefined) {
    document.deleteIn(path)
    const parent = document.getIn(path.slice(0, -1))
    if (path.length > 1 && isMap(parent) && parent.items.length === 0) document.deleteIn(path.slice(0, -1))
    return
  }
  document.setIn(path, typeof value === 'string' ? value : toList(document, path, value))
  const node = document.getIn(path, true)
  // Plain text and blocks can't hold every character.
  if (isScalar(node) && typeof value === 'string' && !isPrintable(value)) node.type = 'QUOTE_DOUBLE'
}

/** A list in the style of the one that it replaces. */
function toList(document: Document, path: readonly string[], values: readonly string[]) {
  const before = document.getIn(path, true)
  const list = document.createNode(values)
  if (isSeq(before) && before.flow === true) list.flow = true
  return list
}

function isPrintable(text: string): boolean {
  return !/[^\x20-\x7E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)
}
