import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the built server has its packages in it, except those with native parts, so that it runs without node_modules', () => {
  const texts = readdirSync('dist/server', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(join('dist/server', name), 'utf8'))
  const packages = texts.flatMap(text =>
    [
      ...text.matchAll(/^(?:import|export)\b[^"'()]*["']([^"'.][^"']*)["'];?$/gm),
      ...text.matchAll(/\b(?:import|require)\(["']([^"'.][^"']*)["']\)/g),
    ].map(([, name = '']) => name.replace(/^node:/, '')),
  )
  expect([...new Set(packages)].filter(name => !builtinModules.includes(name))).toEqual(['libsql'])
})
