import { palette } from '../toolkit/palette.ts'
import { interviewCall, interviewCallStyle } from './interview-call.ts'
import { type Criterion, criteria, quote, weightedScore } from './scorecard.ts'
import { renderScreen, type ScreenForm, screenColors } from './screen.ts'

export function recruitmentScreen(form: ScreenForm): string {
  return renderScreen({
    form,
    title: 'Recruitment Assistant',
    context: 'Dispatch coordinator, second shift',
    body: `${form === 'wide' ? interviewCall() : ''}<section class="card">${head()}${table()}</section>`,
    style: interviewCallStyle + style,
  })
}

function head(): string {
  return `<div class="head"><div><h1>Candidate 0417</h1><p class="quiet">5 of 6 criteria of the job met. You decide.</p></div>
<p class="score"><b class="number">${weightedScore().toFixed(2)}</b><span>of 5</span></p></div>`
}

function table(): string {
  return `<div class="criteria">${criteria.map((criterion, index) => criterionRow(criterion, index === 0)).join('')}</div>`
}

/** The row whose quote is being heard stands out. */
function criterionRow({ name, weight, score }: Criterion, isHeard: boolean): string {
  const dots = Array.from({ length: 5 }, (_, index) => `<i${index < score ? ' class="full"' : ''}></i>`).join('')
  const said = isHeard ? `<p>“${quote.text}” <u>${quote.at}</u></p>` : ''
  return `<div class="criterion${isHeard ? ' heard' : ''}"><div><h2>${name}</h2>${said}</div>
<span class="weight number">${weight}%</span><span class="dots">${dots}</span><b class="number">${score}</b></div>`
}

const style = `
.card { flex: 1; padding: 26px 32px 30px; display: flex; flex-direction: column; min-width: 0 }
.tall .card { padding: 20px 20px 22px }
.head { display: flex; justify-content: space-between; align-items: flex-start; margin-bottom: 16px }
.head .quiet { margin-top: 4px; font-size: 18px }
.tall h1 { font-size: 25px }
.tall .head .quiet { font-size: 16px }
.score { text-align: right; line-height: 1.1; white-space: nowrap }
.score b { font-size: 40px; font-weight: 650; letter-spacing: -0.02em; color: ${palette.riverMid} }
.score span { font-size: 17px; margin-left: 6px; color: ${screenColors.textQuiet} }
.tall .score b { font-size: 32px }
.tall .score span, .tall .weight, .tall .criterion p { display: none }
.criteria { background: ${palette.white}; border: 1.5px solid ${screenColors.line}; border-radius: 16px; overflow: hidden; flex: 1; display: flex; flex-direction: column }
.criterion { flex: 1 0 auto; display: grid; grid-template-columns: 1fr 52px 124px 22px; gap: 18px; align-items: center; padding: 8px 20px; border-top: 1.5px solid ${screenColors.line} }
.tall .criterion { grid-template-columns: 1fr 92px 16px; gap: 12px; padding: 6px 16px }
.tall h2 { font-size: 18px; line-height: 1.2 }
.criterion:first-child { border-top: 0 }
.criterion p { font-size: 17px; line-height: 1.36; margin-top: 3px; text-wrap: pretty }
.criterion b { font-size: 24px; font-weight: 650; text-align: right }
.criterion.heard { background: ${palette.lampLight}; box-shadow: inset 6px 0 ${palette.oxide} }
.weight { color: ${screenColors.textQuiet}; text-align: right }
.dots { display: flex; gap: 7px }
.dots i { width: 19px; height: 19px; border-radius: 50%; border: 2.5px solid ${palette.mist} }
.tall .dots { gap: 5px }
.tall .dots i { width: 14px; height: 14px }
.dots .full { background: ${palette.riverMid}; border-color: ${palette.riverMid} }
u { font-size: 16px; font-weight: 600; color: ${palette.oxide}; text-underline-offset: 3px; font-variant-numeric: tabular-nums }
`
