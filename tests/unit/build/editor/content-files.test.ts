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

test('every field of every form has a name that the editor takes, a label and a hint', () => {
  const all = contentFiles.flatMap(({ fields }) => fields.flatMap(listFields))
  expect(all.length).toBeGreaterThan(200)
  const wrong = all.filter(({ name, label, hint }) => !/^[\w-]+$/.test(name) || label === '' || hint === '')
  expect(wrong.map(({ name }) => name)).toEqual([])
})

const listFields = (field: Field): readonly Field[] => [field, ...fieldsOf(field.shape).flatMap(listFields)]

/** Without the only field of a value that has no name in the file: it stands under the name of the whole. */
function fieldsOf(shape: Shape): readonly Field[] {
  if (shape.kind === 'object') return shape.fields
  if (shape.kind === 'list') return fieldsOf(shape.item)
  if (shape.kind === 'record') return fieldsOf(shape.value)
  if (shape.kind !== 'variants') return []
  return shape.variants.flatMap(variant => (variant.isBare ? [] : variant.shape.fields))
}
