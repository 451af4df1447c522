import { expect, test } from 'vitest'
import { contentFiles, findFormat } from '../../../../build/editor/content-files.ts'
import type { Field, Shape } from '../../../../build/editor/shape.ts'
import { readContent } from '../../../../build/read-content.ts'

test('every file of content goes through its form and comes out byte for byte', () => {
  const { files } = readContent('.')
  const changed = files.filter(({ path, text }) => {
    const format = findFormat(path)
    return format !== undefined && format.toFile(format.fromFile(text)) !== text
  })
  expect(files.filter(({ path }) => findFormat(path) !== undefined).length).toBeGreaterThan(20)
  expect(
    changed.map(({ path }) => path),
    'npm run format lays them out',
  ).toEqual([])
})

test('every field of every form has a label and a hint', () => {
  const silent = contentFiles.flatMap(({ name, fields }) => fields.flatMap(field => findSilent(field, name)))
  expect(silent).toEqual([])
})

test('every field has a name that the editor takes', () => {
  const names = contentFiles.flatMap(({ fields }) => fields.flatMap(listNames))
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(name => !/^[\w-]+$/.test(name))).toEqual([])
})

function listNames({ name, shape }: Field): readonly string[] {
  return [name, ...fieldsOf(shape).flatMap(listNames)]
}

function findSilent({ name, label, hint, shape }: Field, parent: string): readonly string[] {
  const path = `${parent}.${name}`
  return [...(label === '' || hint === '' ? [path] : []), ...fieldsOf(shape).flatMap(field => findSilent(field, path))]
}

/** Without the only field of a value that has no name in the file: it stands under the name of the whole. */
function fieldsOf(shape: Shape): readonly Field[] {
  if (shape.kind === 'object') return shape.fields
  if (shape.kind === 'list') return fieldsOf(shape.item)
  if (shape.kind === 'record') return fieldsOf(shape.value)
  if (shape.kind !== 'variants') return []
  return shape.variants.flatMap(variant => (variant.isBare ? [] : variant.shape.fields))
}
