import { palette } from '../toolkit/palette.ts'
import type { BridgeLook, BridgePlan } from './covered-bridge.ts'

/** The bridge of the site: oxide boards, weathered roof, limestone trim. */
export const redBridge: BridgeLook = {
  timber: '#8a6a4c',
  boards: palette.oxide,
  roof: '#8e9692',
  trim: palette.stone,
  deck: '#a98c68',
}

export const threeSpans: BridgePlan = {
  from: 0,
  to: 96,
  piers: [32, 64],
  kind: 'burr',
  width: 5,
  eave: 4.2,
  ridge: 6.6,
  panel: 3.2,
  boards: 'half',
}

export const foliage = {
  dawn: { shade: '#3f6f74', body: '#5b8a88', lit: '#b9c6a8' },
  day: { shade: '#1e5058', body: '#35706f', lit: '#8fa982' },
  dusk: { shade: '#0d2a33', body: '#153c46', lit: '#5f6d5c' },
} as const
