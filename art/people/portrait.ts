import { drawFeatures, type Features } from './features.ts'
import { drawHead, type Head } from './head.ts'

export const portraitSize = { width: 960, height: 1120 } as const

/** Drawings in front of and behind the head use its coordinates: 0 0 lies between the eyes, y grows downwards. */
export type Portrait = {
  readonly head: Head
  readonly features: Features
  /** Degrees; positive leans to the viewer's right. */
  readonly tilt: number
  /** On the whole canvas. */
  readonly backdrop: string
  /** Hair that falls behind neck and shoulders. */
  readonly behind: string
  readonly torso: string
  /** Degrees by which the line of the shoulders falls to the viewer's right. */
  readonly shoulders: number
  /** Hair, beard, glasses and jewellery over the face. */
  readonly over: string
  readonly definitions?: string
  /** Left out where the drawing stands inside a PNG, which noise makes heavy. */
  readonly isWithoutGrain?: boolean
}

export function renderPortrait(portrait: Portrait): string {
  const { width, height } = portraitSize
  const { head, tilt } = portrait
  const lean = `rotate(${tilt} 0 200)`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${sharedDefinitions}${portrait.definitions ?? ''}</defs>${portrait.backdrop}` +
    `<g transform="translate(480 510) scale(1.2)"><g transform="${lean}">${portrait.behind}</g>` +
    `<g transform="${lean}">${drawHead(head)}</g>` +
    `<g transform="translate(${head.turn * -14} 0) skewY(${portrait.shoulders})">${portrait.torso}</g>` +
    `<g transform="${lean}">${drawFeatures(head, portrait.features)}${portrait.over}</g></g>${portrait.isWithoutGrain ? '' : grain}</svg>`
  )
}

const sharedDefinitions =
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>' +
  '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.45 0 0 0 0 0.4 0.5 0.5 0 0 -0.36"/></filter>'

const grain = `<rect width="${portraitSize.width}" height="${portraitSize.height}" filter="url(#grain)" opacity="0.36"/>`
