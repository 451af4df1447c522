import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy } from './build-copy.ts'

/** Program that builds a copy of the project without the company's name in content/site.json, and fails. */
const root = mkdtempSync(join(tmpdir(), 'site-broken-'))
await buildCopy({ root, changeSite: text => text.replace(/ *"name":[^\n]*\n/, '') })
