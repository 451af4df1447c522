import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy } from './build-copy.ts'

/** Builds a copy of the project in which content/site.json has lost the company's name. Run as a program: it fails. */
const root = mkdtempSync(join(tmpdir(), 'site-broken-'))
await buildCopy({ root, changeSite: text => text.replace(/ *"name":[^\n]*\n/, '') })
