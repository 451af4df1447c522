import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { routeTable } from '../../shared/addresses/routes.ts'
import { listAbsentPages } from '../../shared/content/optional-files.ts'
import type { Answers } from './answers.ts'
import { drawPictures, markPath } from './draw-pictures.ts'
import { dropSentences } from './drop-sentences.ts'
import { fillStarter } from './fill-starter.ts'
import { makePalette, type Palette, paint } from './make-palette.ts'
import { readOldCompany, rename } from './old-company.ts'
import { listSampleTests } from './sample-tests.ts'
import { setTypefaces } from './set-typefaces.ts'
import { listUnusedHelpers } from './unused-helpers.ts'
import { writeDocuments } from './write-documents.ts'

/** What the command does, before it does it. */
export type Plan = {
  /** Paths of files that go. */
  readonly removed: readonly string[]
  /** New and changed files by path. */
  readonly written: ReadonlyMap<string, string | Buffer>
  /** What the colors had to become. */
  readonly notes: readonly string[]
}

/** What belongs to the company that was, or only to this command. */
const ofOldCompany =
  /^(?:content|public|art|starter|scripts\/(?:new-site|study)|demos\/(?!kit\/)[^/]+)\/|^scripts\/study\.ts$|^docs\/(?:home\.jpg|specification\.md|new-site\.md)$|^tests\/(?:search\/|architecture\/specification|unit\/scripts\/(?:new-site|study)|release\/new-site)/

const stylesFile = 'client/styles/_tools.scss'

/** @param today calendar date in UTC */
export async function makePlan(root: string, answers: Answers, today: string): Promise<Plan> {
  const files = listTracked(root)
  const palette = makePalette(answers.looks)
  const content = fillStarter(root, answers, today)
  const { renaming, people } = readOldCompany(root, answers)
  const pictures = await drawPictures(answers, palette)
  const gone = files.filter(path => ofOldCompany.test(path) && !content.has(path))
  const tests = files.filter(path => /^(?:tests|scripts)\/.*\.tsx?$/.test(path) && !gone.includes(path))
  const sampleTests = listSampleTests(root, tests, {
    files: [...gone.filter(path => /^content\/[^/]+$/.test(path)), 'tests/search/'],
    addresses: [
      ...listGoneAddresses([...content.keys()]),
      ...gone
        .filter(path => path.startsWith('public/') && !pictures.has(path))
        .map(path => path.slice('public'.length)),
    ],
    documents: gone.flatMap(path => /^content\/(.+)\.\w+$/.exec(path)?.[1] ?? []),
    ids: gone.flatMap(toId),
    people,
  })
  const left = files.filter(path => !ofOldCompany.test(path) && !sampleTests.includes(path))
  const unused = listUnusedHelpers(root, left)
  const kept = left.filter(path => !unused.includes(path))
  const isGone = findGone([...gone, ...sampleTests, ...unused])
  const renamed = kept.flatMap((path): readonly (readonly [string, string])[] => {
    if (!/\.(?:tsx?|md|json|scss|ya?ml|conf|html)$|^(?:LICENSE|Dockerfile)$/.test(path)) return []
    const text = readFileSync(join(root, path), 'utf8')
    const looked = adapt(path, setTypefaces(path, text, answers.looks.typefaces), palette, isGone)
    const changed = rename(looked, renaming)
    return changed === text ? [] : [[path, changed]]
  })
  const written = new Map<string, string | Buffer>([
    ...renamed,
    ...content,
    ...pictures,
    ...writeDocuments(root, answers, { changed: new Map(renamed), removed: [...gone, ...sampleTests] }),
  ])
  return {
    removed: [...gone, ...sampleTests, ...unused].filter(path => !written.has(path)),
    written,
    notes: palette.notes,
  }
}

function listTracked(root: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return stdout.split('\0').filter(Boolean)
}

/** What documents say of tests and pictures that are no longer there: a path, or the name of a test alone. */
function findGone(removed: readonly string[]): (path: string) => boolean {
  const tests = removed.filter(path => path.startsWith('tests/'))
  const names = new Set([...tests, ...tests.map(path => basename(path)), 'tests/search/questions.json'])
  return path => names.has(path) || /^(?:\.\.\/)?art\//.test(path)
}

/** The addresses of pages of the route table that the new content lacks. */
function listGoneAddresses(content: readonly string[]): readonly string[] {
  const absent = listAbsentPages({
    files: new Set(content.map(path => path.slice('content/'.length))),
    services: content.flatMap(path => /^content\/services\/(.+)\.json$/.exec(path)?.[1] ?? []),
  })
  const rows = routeTable.filter(({ id, path }) => absent.includes(id) && !path.includes(':'))
  return rows.flatMap(({ path, aliases }) => [path, ...aliases])
}

/** The id of a piece of content or of a demo, from its path. */
function toId(path: string): readonly string[] {
  const demo = /^demos\/([^/]+)\//.exec(path)?.[1]
  if (demo !== undefined) return [demo]
  return /^content\/(?!pages\/)[^/]+\//.test(path) ? [basename(path).replace(/\.\w+$/, '')] : []
}

/** What names a picture or a color of the old company in a file of the engine. */
function adapt(path: string, text: string, palette: Palette, isGone: (path: string) => boolean): string {
  switch (path) {
    case stylesFile:
      return paint(text, palette)
    case 'client/layout/Brand.tsx':
      return text
        .replace(/^(const mark =\s+)'[^']+'/m, `$1'${markPath}'`)
        .replace(/^\/\/ The same path[^\n]*/m, '// The same path as in public/brand/mark.svg.')
    case 'build/social-cards/social-card.ts':
      return text.replaceAll("'/images/services/ai-staffing.jpg'", 'defaultPictures.service')
    case 'build/static-files.ts':
      return text.replaceAll('#f7f4ee', palette.light.surface ?? '#ffffff')
    case 'renovate.json':
      return text.replace(goneRule, '')
    default:
      return path.endsWith('.md')
        ? dropSentences(text.replaceAll(goneItems, '').replaceAll(goneStudy, ''), isGone).replaceAll(goneLinks, '$1')
        : text
  }
}

/** Links of documents to documents that go. */
const goneLinks = /\[([^\]]*)\]\([^)]*(?:specification\.md|new-site\.md|art\/README\.md|home\.jpg)[^)]*\)/g

/** What documents say of the study, whose article goes. */
const goneStudy = /^\*\*The study of prices\.\*\*[\s\S]*?\n\n|, the study of prices(?=\.)/gm

/** Of the packages of the study. */
const goneRule = /^ {4}\{\n(?: {6}.*\n)*? {6}"groupName": "study of prices",\n(?: {6}.*\n)*? {4}\},\n/m

/** Items of lists about this command and its starter. */
const goneItems = /^- `(?:npm run (?:new-site|study)|starter\/)[\s\S]*?\n(?=- |\n)/gm
