import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files below `folder` that a clean checkout holds and that .dockerignore lets through, as relative paths. */
export function listContextFiles(folder: string): readonly string[] {
  const isIgnored = parseDockerignore(readFileSync(join(folder, '.dockerignore'), 'utf8'))
  return listByGit(folder, ['--cached', '--others', '--exclude-standard']).filter(
    // A file that was deleted and not yet committed is still in git's list.
    path => !isIgnored(path) && existsSync(join(folder, path)),
  )
}

/** The files and whole folders (ending in a slash) below `folder` that git ignores, as relative paths. */
export function listGitIgnored(folder: string): readonly string[] {
  return listByGit(folder, ['--others', '--ignored', '--exclude-standard', '--directory'])
}

/** A predicate of relative paths; throws at patterns whose meaning it does not know. */
export function parseDockerignore(source: string): (path: string) => boolean {
  const patterns = source
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(toExpression)
  return path => patterns.some(pattern => pattern.test(path))
}

// Unlike git's, a pattern is anchored at the top; it covers what it names and everything below.
function toExpression(pattern: string): RegExp {
  if (/[!?[\]\\]/.test(pattern))
    throw new Error(`.dockerignore: "${pattern}" uses more than * and **, which is not read`)
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replaceAll(/[.+^${}()|]/g, '\\$&')
    .replaceAll(/\*\*\/|\*/g, wildcard => (wildcard === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${source}(?:/|$)`)
}

function listByGit(folder: string, flags: readonly string[]): readonly string[] {
  const output = execFileSync('git', ['ls-files', '-z', ...flags], { cwd: folder, encoding: 'utf8' })
  return output.split('\0').filter(path => path !== '')
}
