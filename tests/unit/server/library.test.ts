import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileLibrary } from '../../../server/library.ts'
import { documentPath } from '../../../shared/content/document-path.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

test('a document that cannot be read once is read at the next request', async () => {
  const distFolder = makeTempFolder()
  const library = createFileLibrary({ siteData: siteLibrary.siteData, version: 'v1', distFolder })
  await expect(library.read('pages/home')).rejects.toThrow('ENOENT')
  const home = await siteLibrary.read('pages/home')
  const file = join(distFolder, 'client', documentPath('v1', 'pages/home'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ 'pages/home': home }))
  expect(await library.read('pages/home')).toEqual(home)
})
