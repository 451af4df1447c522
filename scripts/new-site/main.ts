import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatProblem } from '../../compiler/problem.ts'
import { readAnswers } from './answers.ts'
import { applyChanges } from './apply-changes.ts'
import { askForAnswers } from './ask.ts'
import { lockPackages } from './lock-packages.ts'
import { makePlan, type Plan } from './plan.ts'

/**
 * `npm run new-site -- [answers.yaml] [--dry-run]` makes this repository the site of another company: the starter content
 * with the answers in place of the sample's, neutral pictures and a palette, as one commit. Without a file it asks.
 */
const { values: options, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})
process.exitCode = (await run(process.cwd(), positionals[0])) ? 0 : 1

async function run(root: string, file: string | undefined): Promise<boolean> {
  const isDry = options['dry-run']
  if (!isDry && git(root, 'status', '--porcelain') !== '') {
    return refuse('There are uncommitted changes: commit or stash them first, because the result is one commit.')
  }
  if (file === undefined && !process.stdin.isTTY) return refuse('Name a file of answers, or run this on a terminal.')
  if (file !== undefined && !existsSync(file)) return refuse(`There is no file ${file}.`)
  const text = file === undefined ? await askForAnswers() : readFileSync(file, 'utf8')
  const answers = readAnswers({ path: file ?? 'answers.yaml', text })
  if ('problems' in answers) return refuse(answers.problems.map(formatProblem).join('\n'))
  const { name } = answers.value.company
  const plan = await makePlan(root, answers.value, new Date().toISOString().slice(0, 10))
  if (plan.problems.length > 0) return refuse(plan.problems.map(formatProblem).join('\n'))
  for (const note of plan.notes) console.log(note)
  if (isDry) {
    for (const path of plan.removed) console.log(`removes ${path}`)
    for (const path of plan.written.keys()) console.log(`writes ${path}`)
    return true
  }
  const locked = lockPackages(toPackageFiles(plan))
  if ('problem' in locked) return refuse(locked.problem)
  applyChanges(root, { ...plan, written: new Map([...plan.written, ['package-lock.json', locked.lock]]) })
  renew(root)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', `Make this the site of ${name}`)
  console.log(`This is the site of ${name} now, in one commit: ${plan.removed.length} files went.`)
  console.log('Next: npm ci && npm start, then npm start -- --check for what is left to write.')
  return true
}

/** As the plan has them. */
function toPackageFiles({ written }: Plan) {
  const read = (path: string) => String(written.get(path))
  return { packages: read('package.json'), lock: read('package-lock.json') }
}

function refuse(message: string): false {
  console.error(message)
  return false
}

function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`)
  return stdout.trim()
}

/** Names of another length change where lines break. */
function renew(root: string): void {
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'], { cwd: root })
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/format-content.ts'], { cwd: root })
}
