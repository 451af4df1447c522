import { mix } from '../scenery/color.ts'
import { palette } from '../toolkit/palette.ts'

/** In pixels of the finished picture; raise the height when the content outgrows it. */
export const mapSize = { width: 2560, height: 3290 } as const
export const headerHeight = 420

const text = palette.night
const quiet = mix(palette.river, palette.stoneDeep, 0.34)

export const mapStyle = `
* { box-sizing: border-box; margin: 0; padding: 0 }
html { font: 400 24px/1.3 'Instrument Sans', 'Liberation Sans', sans-serif; color: ${text}; background: ${palette.limestone} }
body { width: ${mapSize.width}px; height: ${mapSize.height}px; overflow: hidden; display: flex; flex-direction: column }
ul { list-style: none }

header { position: relative; height: ${headerHeight}px; flex: none; padding: 56px 76px 0; background: ${palette.night}; color: ${palette.limestone} }
.span { position: absolute; inset: 0; width: 100%; height: 100% }
header p, h1 { position: relative }
.brand { display: flex; align-items: center; gap: 18px; font-size: 40px; font-weight: 650; letter-spacing: -0.02em; color: ${palette.lampLight} }
.brand svg { width: 62px; height: 62px }
h1 { margin-top: 22px; font-size: 138px; line-height: 1.06; font-weight: 680; letter-spacing: -0.035em }
.lead { margin-top: 24px; font-size: 40px; color: ${palette.haze} }
.lead b { font-weight: 650; color: ${palette.lamp} }

main { flex: 1; display: grid; grid-template: repeat(5, auto) / 1fr 404px; gap: 20px 36px; padding: 42px 60px 44px }
.deck { position: relative; display: flex }
.deck::after { content: ''; position: absolute; left: 100%; top: calc(50% - 7px); width: 36px; height: 14px; background: ${palette.lamp} }
.bank { padding: 30px 32px; border-radius: 14px 0 0 14px; color: ${palette.white} }
.deck .bank { flex: none }
h2 { font-size: 57px; line-height: 1.02; font-weight: 680; letter-spacing: -0.03em }
.bank p { margin-top: 20px; text-wrap: pretty; font-size: 27px; line-height: 1.34 }
.road { flex: 1; display: grid; grid-template: auto auto 1fr / repeat(4, 1fr); background: ${palette.white}; border: 2px solid ${palette.stoneShade}; border-left: 0; border-radius: 0 14px 14px 0 }
.road .category + .category { border-left: 2px solid ${palette.stone} }
.category { padding: 26px 18px 18px 26px }
.road .category { grid-row: span 3; display: grid; grid-template-rows: subgrid }
h3 { font-size: 30px; line-height: 1.12; font-weight: 680; letter-spacing: -0.015em }
.question { margin-top: 8px; text-wrap: balance; font-size: 23px; line-height: 1.26; color: ${palette.riverMid} }
.category ul { margin-top: 16px }
.category li { display: flex; align-items: center; gap: 15px; min-height: 65px; padding: 4px 0; font-size: 27px; line-height: 1.12; font-weight: 600; letter-spacing: -0.01em }
.category small { display: block; margin-top: 2px; font-size: 22px; font-weight: 400; letter-spacing: 0; color: ${quiet} }
.mark { flex: none; width: 26px; height: 26px }
.category small .mark { width: 24px; height: 24px; margin-right: 7px; vertical-align: -4px }

/* The left bank is a stair: each layer reaches further out than the one that it carries. */
${['business-applications', 'tools-and-agents', 'data-and-retrieval', 'foundation-models', 'infrastructure']
  .map((id, step) => `#${id} { margin-left: ${(4 - step) * 16}px } #${id} .bank { width: ${380 + step * 16}px }`)
  .join('\n')}
#business-applications .bank { background: ${palette.oxide} }
#tools-and-agents .bank { background: ${palette.riverLight} }
#data-and-retrieval .bank { background: ${palette.riverMid} }
#foundation-models .bank { background: ${palette.river} }
#infrastructure .bank { background: ${palette.night} }

aside { grid-area: 1 / 2 / 6 / 3; display: flex; flex-direction: column; background: ${mix(palette.lampLight, palette.limestone, 0.62)}; border: 2px solid ${palette.lamp}; border-radius: 14px;  }
aside .bank { background: ${palette.lamp}; color: ${palette.night}; border-radius: 11px 11px 0 0 }
aside .category { flex: 1; margin: 0 26px; padding: 36px 0 20px }
aside .category + .category { border-top: 2px solid ${palette.lamp} }
aside .category li { min-height: 76px }

footer { flex: none; padding: 42px 76px 44px; background: ${palette.river}; color: ${palette.limestone} }
footer ul { display: grid; grid-template-columns: repeat(5, 1fr); gap: 36px; margin-bottom: 30px }
footer li { display: flex; gap: 20px; font-size: 25px; line-height: 1.34 }
footer b { font-weight: 650; color: ${palette.lampLight} }
footer li b { display: block; font-size: 31px; line-height: 1.1; margin-bottom: 6px; color: ${palette.white} }
footer li .mark { width: 56px; height: 56px; padding: 11px; border-radius: 50%; background: ${palette.limestone} }
footer div { display: grid; grid-template-columns: 1fr 1fr; gap: 44px; padding-top: 28px; border-top: 2px solid ${palette.riverMid}; font-size: 24px; line-height: 1.4; text-wrap: pretty; color: ${palette.haze} }
`
