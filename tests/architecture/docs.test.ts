import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Pages of content have the lines of their editors, and a script writes the list of licenses. */
const exempt = /^(content|art)\/|^docs\/licenses\.md$/

/** Outside of fences, tables and headings; a line without a space, and one with a long piece of code, cannot be wrapped. */
function findLongLines(path: string): readonly string[] {
  let fence = ''
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => {
      const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
      if (mark !== '' && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : ''
      else if (fence === '' && !/^\s*(\||#|!\[)/.test(line)) return [...line.replaceAll(/`[^`]*`/g, '')].length > 100
      return false
    })
    .map(line => `${path}: ${line}`)
}

test('lines of documents have at most 100 characters', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  const paths = stdout
    .trim()
    .split('\n')
    // Git knows a removed file until the commit.
    .filter(path => !exempt.test(path) && existsSync(path))
  expect(paths).toContain('README.md')
  expect(paths.flatMap(findLongLines)).toEqual([])
})
