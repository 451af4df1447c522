import { findNodeAtLocation, getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import { type FieldPath, findStrings } from '../shared/content/find-strings.ts'
import { frontMatterPattern } from '../shared/content/text-rules.ts'
import type { Problem } from './problem.ts'

/** A content file as read from disk; `path` is relative to the project, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

/** A parsed file that can locate each of its fields in the text. */
export type ParsedSource = {
  readonly path: string
  /** The file as it was read. */
  readonly text: string
  readonly value: unknown
  /** The Markdown below the front matter; empty for JSON. */
  readonly body: string
  /** Definitions of the notes that the body cites, which the compiler adds below it. */
  readonly notes: string
  /** A problem located at the field, or at its nearest existing parent. */
  readonly problemAt: (field: FieldPath, fault: string, remedy: string) => Problem
  /** A problem at a line of the body, from 1. */
  readonly problemInBody: (line: number, fault: string, remedy: string) => Problem
}

/** Every text of a file, its fields and the lines of its body, with a way to report a problem there. */
export function listTexts({ value, body, problemAt, problemInBody }: ParsedSource) {
  type Report = (fault: string, remedy: string) => Problem
  const inFields = findStrings(value).map(({ text, path }) => {
    const problemHere: Report = (fault, remedy) => problemAt(path, fault, remedy)
    return { text, problemHere }
  })
  const inBody = body.split('\n').map((text, index) => {
    const problemHere: Report = (fault, remedy) => problemInBody(index + 1, fault, remedy)
    return { text, problemHere }
  })
  return [...inFields, ...inBody]
}

type Problems = { readonly problems: readonly Problem[] }
export type ParseOutcome = { readonly parsed: ParsedSource } | Problems

export function parseSource(file: SourceFile): ParseOutcome {
  if (file.path.endsWith('.md')) return parseMarkdown(file)
  return /\.ya?ml$/.test(file.path) ? parseYaml(file) : parseJson(file)
}

function parseJson(file: SourceFile): ParseOutcome {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors)
  if (tree === undefined || errors.length > 0) {
    const faults = errors.map(error => ({
      offset: error.offset,
      fault: `is not valid JSON (${printParseErrorCode(error.error)})`,
    }))
    if (faults.length === 0) faults.push({ offset: 0, fault: 'is empty' })
    return { problems: faults.map(({ offset, fault }) => wholeFileProblem(file, offset, fault, 'correct the JSON')) }
  }
  const offsetOf = (field: FieldPath) => findNodeAtLocation(tree, [...field])?.offset
  return { parsed: toParsed(file, { value: getNodeValue(tree), body: '', bodyLine: 1, offsetOf }) }
}

function parseMarkdown(file: SourceFile): ParseOutcome {
  const match = frontMatterPattern.exec(file.text)
  if (match === null) {
    const remedy = 'begin the file with the fields in YAML between two lines of three hyphens'
    return { problems: [wholeFileProblem(file, 0, 'has no front matter', remedy)] }
  }
  const fields = readYaml(file, match[1] ?? '', file.text.indexOf('\n') + 1)
  if ('problems' in fields) return fields
  const body = file.text.slice(match[0].length)
  const bodyLine = match[0].split('\n').length
  return { parsed: toParsed(file, { ...fields, body, bodyLine }) }
}

function parseYaml(file: SourceFile): ParseOutcome {
  const fields = readYaml(file, file.text, 0)
  return 'problems' in fields ? fields : { parsed: toParsed(file, { ...fields, body: '', bodyLine: 1 }) }
}

/** The fields of YAML that begins at an offset of the file. */
function readYaml(file: SourceFile, yaml: string, start: number): Pick<Parts, 'value' | 'offsetOf'> | Problems {
  const document = parseDocument(yaml)
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(error => {
        const [firstLine = ''] = error.message.split('\n')
        // The parser counts lines from the start of the YAML; the problem has the line of the file.
        const reason = firstLine.replace(/ at line \d+, column \d+:?$/, '')
        const what = start === 0 ? 'is not' : 'has front matter that is not'
        return wholeFileProblem(file, start + error.pos[0], `${what} valid YAML (${reason})`, 'correct the YAML')
      }),
    }
  }
  const offsetOf = (field: FieldPath) => {
    const node = field.length === 0 ? document.contents : document.getIn(field, true)
    return hasRange(node) ? start + node.range[0] : undefined
  }
  return { value: document.toJS(), offsetOf }
}

type Parts = Pick<ParsedSource, 'value' | 'body'> & {
  /** The line of the file on which the body begins, from 1. */
  readonly bodyLine: number
  readonly offsetOf: (field: FieldPath) => number | undefined
}

function toParsed(file: SourceFile, { value, body, bodyLine, offsetOf }: Parts): ParsedSource {
  const problemAt = locator(file, offsetOf)
  return {
    path: file.path,
    text: file.text,
    value,
    body,
    notes: '',
    problemAt,
    problemInBody: (line, fault, remedy) => ({
      ...problemAt([], fault, remedy),
      line: bodyLine + line - 1,
      column: 1,
    }),
  }
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}

function locator(file: SourceFile, offsetOf: (field: FieldPath) => number | undefined): ParsedSource['problemAt'] {
  return (field, fault, remedy) => {
    let offset: number | undefined
    for (let length = field.length; length >= 0 && offset === undefined; length--)
      offset = offsetOf(field.slice(0, length))
    return { file: file.path, ...toLineAndColumn(file.text, offset ?? 0), field: formatFieldPath(field), fault, remedy }
  }
}

export function wholeFileProblem(file: SourceFile, offset: number, fault: string, remedy: string): Problem {
  return { file: file.path, ...toLineAndColumn(file.text, offset), field: '', fault, remedy }
}

function toLineAndColumn(text: string, offset: number) {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

function formatFieldPath(field: FieldPath): string {
  return field
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}
