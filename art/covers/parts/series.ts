import type { ArchBridge } from './cut-courses.ts'

/** The bridge that grows through the five parts of “The Agentic Enterprise”, over water at 0. */
export const seriesBridge: ArchBridge = {
  seed: 'agentic',
  piers: [0, 5.2, 10.4, 15.6],
  width: 4,
  deck: 3.5,
  color: '#e3dccd',
  mortar: '#a89f8e',
  road: '#cdbb98',
  parapet: 0,
  ends: [0.5, 8],
}

/** Where its valley lies: the same hills in every part. */
export const seriesSeed = 'span valley'
