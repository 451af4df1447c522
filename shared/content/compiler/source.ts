import { findNodeAtLocation, getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import { frontMatterPattern } from '../text-rules.ts'
import type { Problem } from './problem.ts'

/** A content file as read from disk; `path` is relative to the project, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

export type FieldPath = readonly (string | number)[]

/** A parsed file that can locate each of its fields in the text. */
export type ParsedSource = {
  readonly path: string
  readonly value: unknown
  /** The Markdown below the front matter; empty for JSON. */
  readonly body: string
  /** The line on which the body begins, from 1. */
  readonly bodyLine: number
  /** A problem located at the field, or at its nearest existing parent. */
  readonly problemAt: (field: FieldPath, fault: string, remedy: string) => Problem
}

export type FoundString = { readonly text: string; readonly path: FieldPath }

/** Every string within a value, with its path. */
export function findStrings(value: unknown, path: FieldPath = []): readonly FoundString[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findStrings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findStrings(item, [...path, key]))
}

export type ParseOutcome = { readonly parsed: ParsedSource } | { readonly problems: readonly Problem[] }

export function parseSource(file: SourceFile): ParseOutcome {
  return file.path.endsWith('.md') ? parseMarkdown(file) : parseJson(file)
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
  return {
    parsed: { path: file.path, value: getNodeValue(tree), body: '', bodyLine: 1, problemAt: locator(file, offsetOf) },
  }
}

function parseMarkdown(file: SourceFile): ParseOutcome {
  const match = frontMatterPattern.exec(file.text)
  if (match === null) {
    const remedy = 'begin the file with the fields in YAML between two lines of three hyphens'
    return { problems: [wholeFileProblem(file, 0, 'has no front matter', remedy)] }
  }
  const yamlStart = file.text.indexOf('\n') + 1
  const document = parseDocument(match[1] ?? '')
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(error => {
        const [firstLine = ''] = error.message.split('\n')
        // The parser counts lines from the start of the front matter; the problem has the line of the file.
        const reason = firstLine.replace(/ at line \d+, column \d+:?$/, '')
        const fault = `has front matter that is not valid YAML (${reason})`
        return wholeFileProblem(file, yamlStart + error.pos[0], fault, 'correct the YAML')
      }),
    }
  }
  const offsetOf = (field: FieldPath) => {
    const node = field.length === 0 ? document.contents : document.getIn(field, true)
    return hasRange(node) ? yamlStart + node.range[0] : undefined
  }
  const body = file.text.slice(match[0].length)
  const bodyLine = match[0].split('\n').length
  return { parsed: { path: file.path, value: document.toJS(), body, bodyLine, problemAt: locator(file, offsetOf) } }
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
