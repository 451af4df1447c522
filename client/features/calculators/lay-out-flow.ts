import type { Flow } from '../../../shared/calculators/flow.ts'

type FlowKind = 'right' | 'wrong' | 'person'

/** Data of an SVG path. */
export type FlowShape = { readonly name: string; readonly kind: FlowKind; readonly d: string }

/** Upper edges of the bars, in thousandths of the height; `end` is the lower edge of the picture. */
export const levels = { answer: 0, check: 300, retry: 590, person: 800, end: 1000 } as const
const thickness = 34

/**
 * 1,000 cases in a square of 1,000 by 1,000, so that widths are cases; and as dots below it, in 50 columns of 20 that
 * are 20 units apart.
 */
export function layOutFlow({ counts }: Pick<Flow, 'counts'>) {
  const { uncheckedRight = 0, uncheckedWrong = 0, passed = 0, stopped = 0, missed = 0, caught = 0 } = counts
  const { retryRight = 0, retryMissed = 0, toPerson = 0 } = counts
  const checkedRight = passed + stopped
  const checkedWrong = missed + caught
  const checked = checkedRight + checkedWrong
  const right = checkedRight + uncheckedRight
  // From left to right at the end: by a person, right after a retry, after a check, without one; then the wrong ones.
  const afterRetry = toPerson + retryRight
  const solved = afterRetry + passed + uncheckedRight
  const wrongCount = Math.round(uncheckedWrong + missed + retryMissed)
  const ribbons: readonly FlowShape[] = [
    toRibbon('checked', 'right', ['answer', 0], ['check', 0], checkedRight),
    toRibbon('unchecked', 'right', ['answer', checkedRight], ['check', checked], uncheckedRight),
    toRibbon('passed', 'right', ['check', stopped], ['end', afterRetry], passed),
    toRibbon('through', 'right', ['check', checked], ['end', afterRetry + passed], uncheckedRight),
    toRibbon('stopped', 'right', ['check', 0], ['retry', 0], stopped),
    toRibbon('again', 'right', ['retry', toPerson], ['end', toPerson], retryRight),
    toRibbon('checked', 'wrong', ['answer', right], ['check', checkedRight], checkedWrong),
    toRibbon(
      'unchecked',
      'wrong',
      ['answer', right + checkedWrong],
      ['check', checked + uncheckedRight],
      uncheckedWrong,
    ),
    toRibbon('stopped', 'wrong', ['check', checkedRight], ['retry', stopped], caught),
    toRibbon('again', 'wrong', ['retry', afterRetry], ['end', solved], retryMissed),
    toRibbon('passed', 'wrong', ['check', checkedRight + caught], ['end', solved + retryMissed], missed),
    toRibbon('through', 'wrong', ['check', checked + uncheckedRight], ['end', 1000 - uncheckedWrong], uncheckedWrong),
    toRibbon('stopped', 'person', ['retry', 0], ['person', 0], toPerson),
    toRibbon('solved', 'person', ['person', 0], ['end', 0], toPerson),
  ]
  const bars: readonly FlowShape[] = [
    toBar('answer', 'right', 0, right),
    toBar('answer', 'wrong', right, checkedWrong + uncheckedWrong),
    toBar('check', 'right', 0, checkedRight),
    toBar('check', 'wrong', checkedRight, checkedWrong),
    toBar('check', 'right', checked, uncheckedRight, 'unchecked'),
    toBar('check', 'wrong', checked + uncheckedRight, uncheckedWrong, 'unchecked'),
    toBar('retry', 'person', 0, toPerson),
    toBar('retry', 'right', toPerson, retryRight),
    toBar('retry', 'wrong', afterRetry, retryMissed),
    toBar('person', 'person', 0, toPerson),
  ]
  const dots: readonly FlowShape[] = [
    { name: 'by a person', kind: 'person', d: toCells(0, Math.round(toPerson)) },
    { name: 'solved', kind: 'right', d: toCells(Math.round(toPerson), 1000 - wrongCount) },
    { name: 'got through', kind: 'wrong', d: toCells(1000 - wrongCount, 1000) },
  ]
  return { ribbons, bars, dots }
}

type Level = keyof typeof levels
type End = readonly [level: Level, x: number]

/** From the lower edge of a bar to the upper edge of another, as wide at both. */
function toRibbon(name: string, kind: FlowKind, [from, x]: End, [to, toX]: End, width: number): FlowShape {
  const [top, bottom] = [levels[from] + thickness, levels[to]]
  const middle = (top + bottom) / 2
  const [left, right, toLeft, toRight] = [x, x + width, toX, toX + width].map(round)
  const down = `M${left} ${top}C${left} ${middle} ${toLeft} ${middle} ${toLeft} ${bottom}`
  const up = `H${toRight}C${toRight} ${middle} ${right} ${middle} ${right} ${top}z`
  return { name: `${name} ${kind}`, kind, d: down + up }
}

function toBar(level: Level, kind: FlowKind, x: number, width: number, part = ''): FlowShape {
  const [left, size] = [round(x), round(width)]
  return { name: `${level} ${kind} ${part}`, kind, d: `M${left} ${levels[level]}h${size}v${thickness}h${-size}z` }
}

const [column, size] = [20, 20]

/** The dots from one number to another, down each column. */
function toCells(first: number, last: number): string {
  const [start, end] = [Math.floor(first / column), Math.floor(last / column)]
  const [x, y, toX, toY] = [start * size, (first % column) * size, end * size, (last % column) * size]
  if (first >= last) return 'M0 0'
  if (start === end) return `M${x} ${y}h${size}V${toY}h${-size}z`
  return `M${x} ${y}h${size}V0H${toX + (toY > 0 ? size : 0)}V${toY}H${toX}V${column * size}H${x}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
