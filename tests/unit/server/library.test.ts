import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileLibrary } from '../../../server/library.ts'
import { documentPath } from '../../../shared/content/document-path.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

test.each(['glossary', 'pages/home', 'team'] as const)(
  'the document "%s" that cannot be read once is read at the next request',
  async name => {
    const distFolder = makeTempFolder()
    const library = createFileLibrary({ siteData: siteLibrary.siteData, version: 'v1', distFolder })
    await expect(library.read(name)).rejects.toThrow('ENOENT')

    const document = await siteLibrary.read(name)
    const file = join(distFolder, 'client', documentPath('v1', name))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(name === 'glossary' ? document : { [name]: document }))
    expect(await library.read(name)).toEqual(document)
  },
)
