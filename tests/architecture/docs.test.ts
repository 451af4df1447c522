import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

function toAnchors(path: string): readonly string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

function findBrokenLinks(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets
    .filter(target => {
      if (/^[a-z]+:/.test(target)) return false
      const [file = '', anchor] = target.split('#')
      const place = file === '' ? path : join(dirname(path), file)
      return !existsSync(place) || (anchor !== undefined && !toAnchors(place).includes(anchor))
    })
    .map(target => `${path}: ${target}`)
}

// The content check follows the links of content.
test('links of documents lead to files and headings that are there', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.md', ':!content'], { encoding: 'utf8' })
  // Git knows a removed file until the commit.
  const paths = stdout.trim().split('\n').filter(existsSync)
  expect(paths).toContain('README.md')
  expect(paths.flatMap(findBrokenLinks)).toEqual([])
})
