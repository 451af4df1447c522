import { writeCsv } from '../../../kit/csv.ts'
import type { Finding } from './scoring.ts'

const columns: readonly (readonly [name: string, read: (finding: Finding) => string | number])[] = [
  ['number', ({ number }) => number],
  ['x', ({ x }) => x],
  ['y', ({ y }) => y],
  ['width', ({ width }) => width],
  ['height', ({ height }) => height],
  ['area', ({ area }) => area],
  ['circularity', ({ circularity }) => circularity.toFixed(3)],
  ['holes', ({ holes }) => holes],
  ['hole_area', ({ holeArea }) => holeArea],
  ['brightness', ({ shade }) => shade.toFixed(1)],
  ['score_percent', ({ score }) => score?.toFixed(1) ?? ''],
  ['reason', ({ reason }) => reason ?? ''],
  ['defect', ({ isDefect }) => (isDefect ? 'yes' : 'no')],
]

/** All findings as CSV (RFC 4180); positions and lengths in pixels of the analyzed picture. */
export function toCsv(findings: readonly Finding[]): string {
  const rows = findings.map(finding => columns.map(([, read]) => read(finding)))
  return `${writeCsv([columns.map(([name]) => name), ...rows])}\r\n`
}
