import { mark } from '../brand/mark.ts'
import { mix } from '../scenery/color.ts'
import { palette } from '../toolkit/palette.ts'
import { drawBirds } from './birds.ts'
import { drawBeam, drawFarSide, drawNearSide } from './bridge.ts'
import { toMatrix, viewAt } from './camera.ts'
import { drawPlanks, drawRail } from './deck.ts'
import { type PlaneName, planes } from './layers.ts'
import { drawArchLights, drawLanternGlow, drawLanterns, drawRipples, drawStars, drawStreaks } from './lights.ts'
import { drawAbutments, drawSpringers } from './masonry.ts'
import { type MoodName, moodNames, moodShares } from './moods.ts'
import { drawSurvey, drawSurveyors } from './survey.ts'
import { eased, progress, times } from './timeline.ts'
import { drawCarpenters, drawCrossing } from './walkers.ts'
import { world } from './world.ts'

/** Everything that changes from one picture to the next; the page only puts it in place. */
export type Frame = {
  readonly matrices: Readonly<Record<PlaneName, string>>
  readonly shares: Readonly<Record<MoodName, number>>
  /** Drawings between the planes, by the id of their element. */
  readonly drawings: Readonly<Record<'stars' | 'river' | 'bridge' | 'title', string>>
}

type Options = { readonly hasTitle: boolean }

export function drawFrame(t: number, { hasTitle }: Options = { hasTitle: true }): Frame {
  const view = viewAt(t)
  const matrix = (depth: number) => toMatrix(view, depth)
  const placed = (depth: number, content: string) => `<g transform="${matrix(depth)}">${content}</g>`
  const structure = drawFarSide(t) + drawAbutments(t) + drawBeam(t) + drawPlanks(t) + drawNearSide(t)
  return {
    matrices: mapValues(planes, matrix),
    shares: visibleShares(t),
    drawings: {
      stars: placed(planes.sky, drawStars(t)) + placed(0.3, drawBirds(t)),
      river: placed(1, drawReflection(structure, t) + drawRipples(t) + drawStreaks(t)),
      bridge: placed(1, drawSurveyors(t) + drawBridge(t) + drawSurvey(t) + drawArchLights(t)),
      title: drawOpening(t) + (hasTitle ? drawTitle(t) : ''),
    },
  }
}

/** People walk between the two sides, behind the near hangers and the rail. */
function drawBridge(t: number): string {
  return [
    drawFarSide(t),
    drawAbutments(t),
    drawBeam(t),
    drawPlanks(t),
    drawLanternGlow(t),
    drawCarpenters(t),
    drawCrossing(t),
    drawRail(t),
    drawNearSide(t),
    drawSpringers(t),
    drawLanterns(t),
  ].join('')
}

/** The structure upside down, a little shorter, paler toward the viewer; the ripples lie over it. */
function drawReflection(structure: string, t: number): string {
  const flip = `matrix(1 0 0 -0.72 0 ${world.waterline * 1.72 + 6})`
  return `<g transform="${flip}" opacity="${(0.42 - 0.1 * moodShares(t).dusk).toFixed(3)}">${structure}</g>`
}

/** A mood that another covers wholly need not be drawn. */
function visibleShares(t: number): Readonly<Record<MoodName, number>> {
  const shares = moodShares(t)
  const covering = moodNames.filter(mood => shares[mood] === 1).at(-1) ?? 'dawn'
  const from = moodNames.indexOf(covering)
  return { dawn: from > 0 ? 0 : shares.dawn, day: from > 1 ? 0 : shares.day, dusk: shares.dusk }
}

function drawOpening(t: number): string {
  const dark = 1 - eased(t, [0, 1.3])
  return dark <= 0
    ? ''
    : `<rect width="1280" height="720" fill="${mix(palette.river, palette.night, 0.4)}" opacity="${dark.toFixed(3)}"/>`
}

/** The mark rises into the evening sky; the name stays out of it, for it may change. */
function drawTitle(t: number): string {
  const shown = eased(t, times.mark)
  if (shown <= 0) return ''
  const lift = 14 * (1 - progress(t, times.mark)) ** 2
  const scale = 96 / mark.size
  const glow = `<circle cx="640" cy="102" r="210" fill="url(#lamp-glow)" opacity="${(shown * 0.16).toFixed(3)}"/>`
  const sign = `<path d="${mark.path}" fill="${palette.lamp}" opacity="${shown.toFixed(3)}" transform="translate(${640 - 48} ${54 + lift}) scale(${scale})"/>`
  return glow + sign
}

function mapValues<Key extends string>(
  from: Readonly<Record<Key, number>>,
  change: (value: number) => string,
): Readonly<Record<Key, string>> {
  const entries = Object.entries<number>(from).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries)
}
