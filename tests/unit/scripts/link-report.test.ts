import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { findMoved, listBroken, moveAddress, parseReport } from '../../../scripts/links/link-report.ts'
import { runProgram } from '../../support/run-program.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

/** As lychee 0.24 writes it; hosts and counts that nobody reads are left out. */
const reportText = readFileSync('tests/fixtures/lychee-report.json', 'utf8')
const report = parseReport(reportText)

test('an address has moved where its redirects are permanent, as far as they are', () => {
  expect(Object.fromEntries(findMoved(report))).toEqual({
    'https://law.example.org/old?id=7': 'https://law.example.org/acts/7',
    'https://press.example.org/moved': 'https://press.example.org/now',
  })
})

test('what fails and what ends at a home page is listed with its place', () => {
  expect(listBroken(report)).toBe(
    [
      '- `content/landscape.json:40`: <https://product.example.org/> error sending request for url (https://product.example.org/)',
      '- `content/sources/gone-2024.json:6`: <https://press.example.org/gone> 404 Not Found',
      '- `content/sources/lost-2023.json`: <https://press.example.org/2023/lost> leads to a home page',
      '- `content/sources/slow-2024.json:6`: <https://slow.example.org/> Request timed out',
      '',
    ].join('\n'),
  )
  expect(listBroken({ error_map: {}, timeout_map: {}, redirect_map: {} })).toBe('')
})

test('a source changes its address and nothing else', () => {
  const before = '{\n  "id": "act",\n  "url": "https://law.example.org/old?id=7#part-2",\n\t"year": 2024 }'
  const moved = findMoved(report)
  expect(moveAddress(before, moved)).toBe(before.replace('old?id=7', 'acts/7'))
  const other = before.replace('old', 'older')
  expect(moveAddress(other, moved)).toBe(other)
})

test('the script changes sources and writes the list', () => {
  const root = makeTempFolder()
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'content/sources'), { recursive: true })
  const file = (name: string) => join(root, 'content/sources', name)
  writeFileSync(file('act.json'), '{ "url": "https://law.example.org/old?id=7" }\n')
  writeFileSync(file('gone-2024.json'), '{ "url": "https://press.example.org/gone" }\n')
  writeFileSync(join(root, 'report.json'), reportText)
  runProgram(root, ['--import', 'tsx', resolve('scripts/read-link-report.ts'), 'report.json', 'list.md'])
  expect(readFileSync(file('act.json'), 'utf8')).toBe('{ "url": "https://law.example.org/acts/7" }\n')
  expect(readFileSync(file('gone-2024.json'), 'utf8')).toBe('{ "url": "https://press.example.org/gone" }\n')
  expect(readFileSync(join(root, 'list.md'), 'utf8')).toBe(listBroken(report))
})

test('what is no report of lychee is refused', () => {
  expect(() => parseReport('{}')).toThrow(/error_map/)
})

test('the workflow runs actions of others at a commit', () => {
  const steps = z.object({
    jobs: z.object({ check: z.object({ steps: z.array(z.object({ uses: z.string().optional() })) }) }),
  })
  const workflow = steps.parse(parse(readFileSync('.github/workflows/links.yml', 'utf8')))
  const others = workflow.jobs.check.steps
    .flatMap(({ uses }) => uses ?? [])
    .filter(uses => !uses.startsWith('actions/'))
  expect(others).toHaveLength(2)
  for (const uses of others) expect(uses).toMatch(/@[0-9a-f]{40}$/)
})
