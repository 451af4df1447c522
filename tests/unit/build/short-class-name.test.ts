import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassName } from '../../../build/short-class-name.ts'

test('no two style sheets share a class name, neither of the client nor of the demos', () => {
  const sheets = ['client', 'demos'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.module.scss'))
      .map(file => resolve(join(folder, file))),
  )
  expect(new Set(sheets.map(sheet => shortClassName('panel', sheet))).size).toBe(sheets.length)
})
