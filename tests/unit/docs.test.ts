import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

function listAnchors(path: string): readonly string[] {
  const headings = [
    ...readFileSync(path, 'utf8')
      .toLowerCase()
      .matchAll(/^#+ (.+)$/gm),
  ]
  return headings.map(([, words = '']) => words.replaceAll(/[^\w\- ]/g, '').replaceAll(' ', '-'))
}

// The content check follows the links of content.
test('links of documents lead to files and headings that are there', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.md', ':!content', ':!tests'], { encoding: 'utf8' })
  // Git knows a removed file until the commit.
  const paths = stdout.trim().split('\n').filter(existsSync)
  expect(paths).toContain('README.md')
  for (const path of paths) {
    const text = readFileSync(path, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
    const targets = [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, target = '']) => target.split('#'))
    const broken = targets.filter(([file, anchor]) => {
      const place = file ? join(dirname(path), file) : path
      return !existsSync(place) || (anchor !== undefined && !listAnchors(place).includes(anchor))
    })
    expect(broken, path).toEqual([])
  }
})

test('the runbooks of all alerts are in the documentation', () => {
  const runbooks = [...readFileSync('deploy/prometheus/alerts.yaml', 'utf8').matchAll(/runbook_url: (\S+)#(\S+)/g)]
  expect(runbooks.length).toBeGreaterThan(5)
  for (const [url, file = '', anchor] of runbooks) expect(listAnchors(file), url).toContain(anchor)
})
