import { mark } from '../brand/mark.ts'
import { mix } from '../people/paint.ts'
import { palette } from '../toolkit/palette.ts'
import { siteFontFace } from '../toolkit/render-html.ts'

/** `wide` beside words, `tall` on a phone, where one moment of the screen is all that can be read. */
export const screenSizes = { wide: { width: 1120, height: 560 }, tall: { width: 420, height: 480 } } as const

export type ScreenForm = keyof typeof screenSizes

type Screen = {
  readonly form: ScreenForm
  readonly title: string
  readonly context: string
  readonly body: string
  readonly style: string
}

/** The frame both products share: the bar with the mark, and one row of panels below it. */
export function renderScreen({ form, title, context, body, style }: Screen): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${siteFontFace()}${sharedStyle}${style}</style><body class="${form}">
<header><svg viewBox="0 0 64 64" width="46" height="46"><path fill="${palette.lamp}" d="${mark.path}"/></svg>
<strong>${title}</strong><span class="context">${context}</span><span class="sample">Sample data</span></header>
<main>${body}</main></body></html>`
}

const text = mix('night', 'river', 0.3)
const textQuiet = mix('river', 'stoneDeep', 0.38)

const sharedStyle = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 400 20px/1.42 'Instrument Sans', 'Liberation Sans', sans-serif; color: ${text}; background: ${palette.limestone} }
body { height: 100vh; overflow: hidden; display: flex; flex-direction: column }
header { display: flex; align-items: center; gap: 18px; height: 78px; padding: 0 36px; background: ${palette.river}; color: ${palette.limestone} }
header strong { font-size: 24px; font-weight: 650; letter-spacing: -0.01em }
header .context { color: ${palette.mist}; padding-left: 18px; border-left: 2px solid ${palette.riverMid} }
header .sample { margin-left: auto; font-size: 17px; font-weight: 600; color: ${palette.lamp}; border: 1.5px solid ${palette.lamp}; border-radius: 99px; padding: 4px 16px }
.tall header { height: 64px; padding: 0 20px; gap: 12px }
.tall header strong { font-size: 20px; white-space: nowrap }
.tall header svg { width: 36px }
.tall .context { display: none }
.tall header .sample { font-size: 15px; padding: 3px 12px; white-space: nowrap }
main { flex: 1; display: flex; min-height: 0 }
h1 { font-size: 30px; line-height: 1.2; font-weight: 650; letter-spacing: -0.02em }
h2 { font-size: 21px; font-weight: 650; letter-spacing: -0.01em }
.quiet { color: ${textQuiet} }
.small { font-size: 17px }
td, th, .number { font-variant-numeric: tabular-nums }
`

export const screenColors = { text, textQuiet, line: palette.stoneShade } as const
