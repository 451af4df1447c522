import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'

/** Builds a copy of the project in which content/site.json has lost the company's name. Run as a program: it fails. */
const root = mkdtempSync(join(tmpdir(), 'site-broken-'))
for (const name of ['client', 'content', 'public', 'server', 'shared', 'package.json', 'vite.config.ts']) {
  cpSync(name, join(root, name), { recursive: true })
}
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
const file = join(root, 'content/site.json')
writeFileSync(file, readFileSync(file, 'utf8').replace(/ *"name":[^\n]*\n/, ''))

const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
await builder.buildApp()
