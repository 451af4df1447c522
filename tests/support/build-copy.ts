import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'

type Copy = {
  /** An empty folder. */
  readonly root: string
  /** What content/site.json of the copy says, from what the project's own says. */
  readonly changeSite: (text: string) => string
}

/** Builds a copy of the project whose content/site.json says something else. Works in the copy, so run it as a program of its own. */
export async function buildCopy({ root, changeSite }: Copy): Promise<void> {
  const project = process.cwd()
  for (const name of ['build', 'client', 'content', 'server', 'shared', 'package.json', 'vite.config.ts']) {
    cpSync(name, join(root, name), { recursive: true })
  }
  for (const name of ['node_modules', 'public']) symlinkSync(join(project, name), join(root, name))
  const file = join(root, 'content/site.json')
  writeFileSync(file, changeSite(readFileSync(file, 'utf8')))
  process.chdir(root)
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
  await builder.buildApp()
}
