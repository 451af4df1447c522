import { palette } from '../toolkit/palette.ts'
import type { MarkName } from './landscape-file.ts'

type Mark = { readonly title: string; readonly color: string; readonly shape: string }

/** Differ by shape first. On a grid of 24. */
const marks: Readonly<Record<MarkName, Mark>> = {
  'open source': {
    title: 'Open source',
    color: palette.riverLight,
    shape: '<circle cx="12" cy="12" r="8.2" fill="none" stroke="currentColor" stroke-width="4"/>',
  },
  'open weights': {
    title: 'Open weights',
    color: palette.oxide,
    shape:
      '<path d="M12 3.2 20.8 12 12 20.8 3.2 12Z" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/>',
  },
  proprietary: {
    title: 'Proprietary',
    color: palette.river,
    shape: '<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="currentColor"/>',
  },
  'hosted service': {
    title: 'Hosted service',
    color: palette.riverMid,
    shape:
      '<path d="M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>',
  },
  'self-hosted': {
    title: 'Self-hosted',
    color: palette.riverMid,
    shape:
      '<path d="M3 4h18v6.5H3ZM3 13.5h18V20H3Z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>',
  },
}

export function markTitle(name: MarkName): string {
  return marks[name].title
}

export function drawMark(name: MarkName): string {
  const { color, shape } = marks[name]
  return `<svg class="mark" viewBox="0 0 24 24" style="color:${color}">${shape}</svg>`
}
