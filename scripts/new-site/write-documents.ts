import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toSlug } from '../../shared/values/slug.ts'
import type { Answers } from './answers.ts'
import { withoutLocked, withoutPackages, withoutScripts } from './packages.ts'

type Files = {
  /** Files as renaming left them. */
  readonly changed: ReadonlyMap<string, string>
  readonly removed: readonly string[]
  /** Packages that only they needed. */
  readonly packages: readonly string[]
}

/** The documents and package files that carry the company's name, by path. */
export function writeDocuments(
  root: string,
  { company, keep }: Answers,
  { changed, removed, packages }: Files,
): readonly (readonly [string, string])[] {
  const read = (path: string) => changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  const packageName = `${toSlug(company.name)}-site`
  return [
    [
      'package.json',
      withoutScripts(withoutPackages(read('package.json'), packages), removed)
        .replace(/^( {2}"name": )"[^"]*"/m, `$1"${packageName}"`)
        .replace(/^( {2}"description": )"[^"]*"/m, `$1${JSON.stringify(`Website of ${company.name}`)}`)
        .replace(/^ {4}"new-site": .*\n/m, ''),
    ],
    [
      'package-lock.json',
      withoutLocked(read('package-lock.json'), packages).replaceAll(
        /^( {2}(?: {4})?"name": )"[^"]*"/gm,
        `$1"${packageName}"`,
      ),
    ],
    ['CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- The site of the company, made from the starter content.\n'],
    ['knip.json', toKnip(read('knip.json'))],
    ['README.md', toReadme(company.name, read('README.md'))],
    ['LICENSE', toLicense(company.legalName, keep, read('LICENSE'))],
  ]
}

/** The license of the code, with its authors. What a company writes is its own, and what it keeps of the sample is not. */
function toLicense(owner: string, keep: Answers['keep'], old: string): string {
  const code = old.slice(0, old.indexOf('\n---\n'))
  const kept =
    keep.length === 0
      ? ''
      : `
Of the texts, these began as those of the authors above, under the Creative
Commons Attribution 4.0 International License, and were changed: ${keep.join(', ')}.
https://creativecommons.org/licenses/by/4.0/
`
  return `${code}
---

The license above is that of the code. The texts, data and pictures in content/
and public/ belong to ${owner}; all rights are reserved.
${kept}`
}

/** Helpers of tests that stay have exports that only tests which went have used. */
function toKnip(old: string): string {
  return old.replace(/^ {2}"ignoreExportsUsedInFile"/m, '  "ignoreIssues": { "{tests,demos}/**": ["exports"] },\n$&')
}

/** The old one without the picture and the description of the company that was. */
function toReadme(name: string, old: string): string {
  const commands = old
    .slice(old.indexOf('## Two commands'))
    .replace(/^`npm run new-site`[\s\S]*?\n\n/m, '')
    .replace(/ The specification has\s+its sentences, which `tests\/specification\/` holds\./, '')
  return `# The website of ${name}

One Node/Express process renders every page with React, serves the browser's files and accepts
contact messages. Every page works without JavaScript and sets no cookie. \`npm start -- --check\`
lists what still has to be written; until then search engines are asked to stay away.

${commands}`
}
