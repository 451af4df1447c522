import { folders, singleFiles } from '../../compiler/file-table.ts'
import { type FileFormat, jsonFormat, markdownFormat } from './file-format.ts'
import type { Field } from './shape.ts'
import { toField, toLabel } from './to-shape.ts'

/** A file of content, or all files of a folder, with its form. */
export type ContentFiles = {
  /** Its path in content/ without the ending. */
  readonly name: string
  readonly isFolder: boolean
  readonly fields: readonly Field[]
  readonly format: FileFormat
}

/** Written by a program. */
const drawn = ['paper-files.json']

const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown; [^id] cites a source, and ```chart draws the table above it',
  isOptional: false,
  shape: { kind: 'text', isLong: true },
}

/** All that the compiler reads, from the same table. */
export const contentFiles: readonly ContentFiles[] = [
  ...Object.entries(folders).map(([name, { schema, ending }]) => ({
    ...toFiles(name, schema, ending),
    isFolder: true,
  })),
  ...Object.entries(singleFiles)
    .filter(([path]) => !drawn.includes(path))
    .map(([path, schema]) => ({ ...toFiles(path.replace(/\.json$/, ''), schema, '.json'), isFolder: false })),
]

function toFiles(name: string, schema: unknown, ending: '.json' | '.md') {
  const field = { ...toField('items', schema), label: toLabel(name), hint: 'All of them, in their order' }
  const { shape } = field
  const fields = shape.kind === 'object' ? shape.fields : [field]
  return ending === '.md'
    ? { name, fields: [...fields, body], format: markdownFormat(shape) }
    : { name, fields, format: jsonFormat(shape) }
}

/** The format of a file of content, by its path in the project; undefined for what the editor does not edit. */
export function findFormat(path: string): FileFormat | undefined {
  const [, file = '', extension] = /^content\/(.+)\.(\w+)$/.exec(path) ?? []
  const found = contentFiles.find(({ name, isFolder }) => name === (isFolder ? file.replace(/\/[^/]*$/, '') : file))
  return found?.format.extension === extension ? found?.format : undefined
}
