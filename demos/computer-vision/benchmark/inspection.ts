import { createRandom, shuffle } from '../../kit/random.ts'
import type { Pixels } from '../program/algorithms/pixels.ts'
import { judge, learnNorm } from '../program/learning/norm.ts'
import { type Patches, patchStep, toPatches } from '../program/learning/patches.ts'
import { createInspector } from '../program/measuring/model.ts'
import { defaultSettings } from '../program/measuring/settings.ts'
import { listPictures, readPicture } from './inspection-folder.ts'
import { toAuroc } from './ranking.ts'

const draws = 10

type Case = {
  readonly kind: string
  readonly patches: Patches
  /** Of each patch, whether a fault lies in it. */
  readonly faulty: Uint8Array | undefined
  /** What the measurement without learning says. */
  readonly measured: number
}

type Draw = {
  readonly byKind: ReadonlyMap<string, number>
  readonly all: number
  readonly hits: number
  readonly falseAlarms: number
  readonly found: number
}

/** Measures how well pictures of parts with a fault are told from good ones, after learning from a few good ones. */
export async function measureFolder(folder: string): Promise<void> {
  const cases: Case[] = []
  let readingMs = 0
  for (const { path, kind, maskPath } of listPictures(folder)) {
    const pixels = await readPicture(path)
    const start = readProcessorMs()
    const patches = toPatches(pixels)
    readingMs += readProcessorMs() - start
    const faulty = maskPath === undefined ? undefined : toFaultyPatches(await readPicture(maskPath), patches)
    cases.push({ kind, patches, faulty, measured: measureWithoutLearning(pixels) })
  }
  const kinds = [...new Set(cases.map(({ kind }) => kind))].filter(kind => kind !== 'good')
  console.log(
    `${cases.length} pictures, ${kinds.length} kinds of faults; each figure is the mean of ${draws} seeded draws`,
  )
  console.log(`looking at a picture: ${(readingMs / cases.length).toFixed(0)} ms of processor time`)
  const goodPictures = cases.filter(({ kind }) => kind === 'good').length
  const counts = [5, 20].filter(count => count < goodPictures)
  console.table({
    'without learning': toRow(kinds, [
      toDraw(
        cases.map(({ kind, measured }) => ({ kind, score: measured })),
        kinds,
      ),
    ]),
    ...Object.fromEntries(
      counts.map(count => [`${count} good pictures`, toRow(kinds, learnOften(cases, kinds, count))]),
    ),
  })
}

function learnOften(cases: readonly Case[], kinds: readonly string[], count: number): readonly Draw[] {
  const good = cases.filter(({ kind }) => kind === 'good')
  const times = { learning: 0, judging: 0, judged: 0 }
  const results = Array.from({ length: draws }, (_, seed) => {
    const learned = new Set(shuffle(good, createRandom(seed + 1)).slice(0, count))
    const start = readProcessorMs()
    const norm = learnNorm([...learned].map(({ patches }) => patches))
    times.learning += readProcessorMs() - start
    const judgedFrom = readProcessorMs()
    const judged = cases
      .filter(entry => !learned.has(entry))
      .map(entry => ({ ...entry, ...judge(entry.patches, norm) }))
    times.judging += readProcessorMs() - judgedFrom
    times.judged += judged.length
    return { ...toDraw(judged, kinds, 1), hits: toHits(judged) }
  })
  console.log(
    `${count} good pictures: learned in ${(times.learning / draws).toFixed(0)} ms, one judged in ${(times.judging / times.judged).toFixed(0)} ms of processor time`,
  )
  return results
}

type Scored = { readonly kind: string; readonly score: number }

function toDraw(scored: readonly Scored[], kinds: readonly string[], limit = Number.NaN): Draw {
  const scoresOf = (wanted: (kind: string) => boolean) =>
    scored.filter(({ kind }) => wanted(kind)).map(({ score }) => score)
  const good = scoresOf(kind => kind === 'good')
  const faulty = scoresOf(kind => kind !== 'good')
  const share = (scores: readonly number[]) => scores.filter(score => score > limit).length / scores.length
  return {
    byKind: new Map(
      kinds.map(kind => [
        kind,
        toAuroc(
          scoresOf(other => other === kind),
          good,
        ),
      ]),
    ),
    all: toAuroc(faulty, good),
    hits: Number.NaN,
    falseAlarms: share(good),
    found: share(faulty),
  }
}

function toRow(kinds: readonly string[], results: readonly Draw[]) {
  const mean = (read: (draw: Draw) => number) => {
    const sum = results.reduce((total, draw) => total + read(draw), 0)
    return Number.isNaN(sum) ? '' : (sum / results.length).toFixed(3)
  }
  return {
    AUROC: mean(({ all }) => all),
    lowest: Math.min(...results.map(({ all }) => all)).toFixed(3),
    ...Object.fromEntries(
      kinds.map(kind => [kind.replace('defect-', ''), mean(({ byKind }) => byKind.get(kind) ?? Number.NaN)]),
    ),
    'worst patch on fault': mean(({ hits }) => hits),
    'good above limit': results.some(({ found }) => found > 0) ? mean(({ falseAlarms }) => falseAlarms) : '',
    'faulty above limit': results.some(({ found }) => found > 0) ? mean(({ found }) => found) : '',
  }
}

/** The largest deviation of an object from the others, in percent; 0 when there is none to compare. */
function measureWithoutLearning(pixels: Pixels): number {
  const { findings } = createInspector(pixels, () => 0)(defaultSettings)
  return Math.max(0, ...findings.map(({ score }) => score ?? 0))
}

/** How often the most unusual patch of a faulty picture lies on the fault or beside it. */
function toHits(judged: readonly (Case & { readonly map: Float32Array })[]): number {
  const masked = judged.filter(({ faulty }) => faulty !== undefined)
  return (
    masked.filter(({ patches, map, faulty }) => isNear(patches, map.indexOf(Math.max(...map)), faulty)).length /
    masked.length
  )
}

function isNear({ columns }: Patches, patch: number, faulty: Uint8Array | undefined): boolean {
  const steps = [-1, 0, 1]
  return steps.some(down => steps.some(right => faulty?.[patch + down * columns + right] === 1))
}

function toFaultyPatches(mask: Pixels, { columns, rows }: Patches): Uint8Array {
  const faulty = new Uint8Array(columns * rows)
  const step = Math.max(1, Math.max(mask.width / columns, mask.height / rows) / patchStep) * patchStep
  for (let i = 0; i < mask.width * mask.height; i++) {
    const column = Math.min(columns - 1, Math.floor((i % mask.width) / step))
    const row = Math.min(rows - 1, Math.floor(Math.floor(i / mask.width) / step))
    if ((mask.data[i * 4] ?? 0) > 127) faulty[row * columns + column] = 1
  }
  return faulty
}

function readProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
