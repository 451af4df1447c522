import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { copyProject } from './build-copy.ts'

/** Program that builds a copy of the project without the company's name in content/site.json, and fails. */
const root = mkdtempSync(join(tmpdir(), 'site-broken-'))
copyProject(root)
const file = join(root, 'content/site.json')
writeFileSync(file, readFileSync(file, 'utf8').replace(/ *"name":[^\n]*\n/, ''))
process.chdir(root)
const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
await builder.buildApp()
