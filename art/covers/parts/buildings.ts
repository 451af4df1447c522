import { shape } from './prop.ts'

export function cottage(): string {
  return (
    shape('M-110,0V-120H110V0Z', '#f7f4ee') +
    shape('M-140,-112L-80,-210H80L140,-112Z', '#85301b') +
    shape('M-20,0V-80H24V0Z', '#175468') +
    shape('M-86,-40V-84H-44V-40ZM48,-40V-84H88V-40Z', '#f0b56b')
  )
}

/** Low and white, with an arched door and a teal cross. */
export function clinic(): string {
  const windows = [-250, -180, 130, 200].map(x => shape(`M${x},-70V-140H${x + 46}V-70Z`, '#f0b56b'))
  return [
    shape('M-300,0V-190H300V0Z', '#f7f4ee'),
    shape('M-300,0V-190H-270V0Z', '#d9d2c5'),
    shape('M-320,-186H320V-206H-320Z', '#2b7a8b'),
    shape('M-110,0V-270L0,-330L110,-270V0Z', '#ece6db') +
      shape('M-130,-262L0,-344L130,-262L124,-246L0,-322L-124,-246Z', '#175468'),
    shape('M-52,0V-90A52,52 0 0 1 52,-90V0Z', '#175468') + shape('M-40,0V-90A40,40 0 0 1 40,-90V0Z', '#f6d9ab'),
    shape('M-12,-260H12V-232H40V-208H12V-180H-12V-208H-40V-232H-12Z', '#2b7a8b'),
    ...windows,
  ].join('')
}
