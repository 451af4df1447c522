import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../../build/read-content.ts'
import type { Problem } from '../../compiler/problem.ts'
import type { Answers } from './answers.ts'
import type { Changes } from './apply-changes.ts'
import { listPictures } from './content-pictures.ts'
import { drawPictures, markPath } from './draw-pictures.ts'
import { fillStarter } from './fill-starter.ts'
import { keepParts } from './keep-parts.ts'
import { isProgram } from './leave-out.ts'
import { listFollowers } from './list-followers.ts'
import { makePalette, type Palette, paint } from './make-palette.ts'
import { readOldCompany, rename } from './old-company.ts'
import { getPart, type PartName } from './parts.ts'
import { listGoneAddresses, listIds, listLists } from './sample-ids.ts'
import { testsOfSample } from './sample-tests.ts'
import { setTypefaces } from './set-typefaces.ts'
import { writeDocuments } from './write-documents.ts'

/** What the command does, before it does it. */
export type Plan = Changes & {
  /** What the colors had to become, and what of the sample stays. */
  readonly notes: readonly string[]
  /** What the content check says of what stays. */
  readonly problems: readonly Problem[]
}

/** What belongs to the company that was, or only to this command. */
const ofOldCompany =
  /^(?:content|public|scripts\/new-site|demos\/(?!kit\/)[^/]+)\/|^scripts\/study\.(?:ts|yaml)$|^docs\/(?:home\.jpg|specification\.md|new-site\.md)$|^tests\/(?:sample\/|specification\/[123]-|unit\/scripts\/(?:new-site|study)|release\/(?:new-site|removal))/

const stylesFile = 'client/styles/_tools.scss'

/** @param today calendar date in UTC */
export async function makePlan(root: string, answers: Answers, today: string): Promise<Plan> {
  const files = listTracked(root)
  const palette = makePalette(answers.looks)
  const { renaming, people } = readOldCompany(root, answers)
  const pictures = await drawPictures(answers, palette)
  const { files: sources, publicPaths } = readContent(root)
  const drawn = [...pictures.keys()].map(path => path.replace(/^public/, ''))
  const starter = fillStarter(root, answers, today)
  const { content, problems } = keepParts(starter, {
    sample: new Map(sources.map(({ path, text }) => [path, text])),
    names: answers.keep,
    renaming,
    publicPaths: new Set([...publicPaths, ...drawn]),
  })
  const staying = new Set([
    ...(answers.keep.length === 0 ? [] : listPictures(content, publicPaths).map(path => `public${path}`)),
    ...files.filter(path => answers.keep.some(name => isProgram(name, path))),
  ])
  const isOld = (path: string) => ofOldCompany.test(path) && !staying.has(path)
  const ofSample = files.filter(path => ofOldCompany.test(path) && !starter.has(path))
  const gone = ofSample.filter(path => isOld(path) && !content.has(path))
  const sample = {
    files: [...listLists(ofSample), 'tests/sample/'],
    addresses: [
      ...listGoneAddresses([...starter.keys()]),
      ...ofSample
        .filter(path => path.startsWith('public/') && !pictures.has(path))
        .map(path => path.slice('public'.length)),
    ],
    documents: ofSample.flatMap(path => /^content\/(.+)\.\w+$/.exec(path)?.[1] ?? []),
    ids: listIds(ofSample),
    people,
    tests: testsOfSample,
  }
  const left = files.filter(path => !isOld(path))
  const { removed, kept, packages } = listFollowers(root, { gone, left, sample })
  const renamed = kept.flatMap((path): readonly (readonly [string, string])[] => {
    if (!/\.(?:tsx?|md|json|scss|ya?ml|conf|html)$|^(?:LICENSE|Dockerfile)$/.test(path)) return []
    const text = readFileSync(join(root, path), 'utf8')
    const looked = adapt(path, setTypefaces(path, text, answers.looks.typefaces), palette)
    const changed = rename(looked, renaming)
    return changed === text ? [] : [[path, changed]]
  })
  const written = new Map<string, string | Buffer>([
    ...renamed,
    ...content,
    ...pictures,
    ...writeDocuments(root, answers, { changed: new Map(renamed), removed, packages }),
  ])
  return {
    removed: removed.filter(path => !written.has(path)),
    written,
    notes: [...palette.notes, ...answers.keep.map(toNote)],
    problems,
  }
}

function toNote(name: PartName): string {
  const { invented } = getPart(name)
  const what = invented === undefined ? '' : `, and ${invented} are invented`
  return `${name}: the texts are the sample's${what}; rewrite them before you publish`
}

function listTracked(root: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return stdout.split('\0').filter(Boolean)
}

/** What names a picture or a color of the old company in a file of the engine. */
function adapt(path: string, text: string, palette: Palette): string {
  switch (path) {
    case stylesFile:
      return paint(text, palette)
    case 'client/layout/Brand.tsx':
      return text
        .replace(/^(const mark =\s+)'[^']+'/m, `$1'${markPath}'`)
        .replace(/^\/\/ The same path[^\n]*/m, '// The same path as in public/brand/mark.svg.')
    case 'build/static-files.ts':
      return text.replaceAll('#f7f4ee', palette.light.surface ?? '#ffffff')
    case 'renovate.json':
      return text.replace(goneRule, '')
    default:
      if (!path.endsWith('.md')) return text
      return text.replaceAll(goneItems, '').replaceAll(goneStudy, '').replaceAll(goneLinks, '$1')
  }
}

/** Links of documents to documents that go. */
const goneLinks = /\[([^\]]*)\]\([^)]*(?:specification\.md|new-site\.md|home\.jpg)[^)]*\)/g

/** What documents say of the study, whose article goes. */
const goneStudy = /^\*\*The study of prices\.\*\*[\s\S]*?\n\n|, the study of prices(?=\.)/gm

/** Of the packages of the study. */
const goneRule = /^ {4}\{\n(?: {6}.*\n)*? {6}"groupName": "study of prices",\n(?: {6}.*\n)*? {4}\},\n/m

/** Items of lists about this command and its starter. */
const goneItems = /^- `(?:npm run (?:new-site|study)|scripts\/new-site\/)[\s\S]*?\n(?=- |\n)/gm
