import { palette } from '../toolkit/palette.ts'
import { interviewCall, interviewCallStyle } from './interview-call.ts'
import { type Criterion, criteria, interview, toClock, weightedScore } from './scorecard.ts'
import { renderScreen, screenColors } from './screen.ts'

export function recruitmentScreen(): string {
  return renderScreen({
    title: 'Recruitment Assistant',
    context: 'Dispatch coordinator, second shift',
    user: 'HR',
    body: `${interviewCall()}<section class="card">${head()}${table()}${decision()}</section>`,
    style: interviewCallStyle + style,
  })
}

function head(): string {
  return `<div class="head"><div><h1>Candidate 0417</h1><p class="quiet">Résumé screen: 5 of 6 criteria met. Missing: hazardous-materials training.</p></div>
<p class="score"><b class="number">${weightedScore().toFixed(2)}</b><span>weighted, of 5</span></p></div>`
}

function table(): string {
  return `<div class="criteria">${criteria.map(criterionRow).join('')}</div>`
}

/** The row whose quote is being heard stands out. */
function criterionRow({ name, weight, score, quote, at }: Criterion): string {
  const isHeard = at <= interview.position && interview.position < at + 15
  const dots = Array.from({ length: 5 }, (_, index) => `<i${index < score ? ' class="full"' : ''}></i>`).join('')
  return `<div class="criterion${isHeard ? ' heard' : ''}"><div><h2>${name}</h2><p>“${quote}” <u>${toClock(at)}</u></p></div>
<span class="weight number">${weight}%</span><span class="dots">${dots}</span><b class="number">${score}</b></div>`
}

function decision(): string {
  return `<div class="decision"><div><h2>Your decision</h2><p class="quiet">No recommendation is made here. You decide.</p></div>
<span>Decline</span><span>Ask again</span><span>Invite</span></div>`
}

const style = `
.card { flex: 1; padding: 28px 36px 24px 34px; display: flex; flex-direction: column; min-width: 0 }
.head { display: flex; justify-content: space-between; align-items: flex-start; margin-bottom: 18px }
.head .quiet { margin-top: 6px; font-size: 18.5px }
.score { text-align: right; line-height: 1.1 }
.score b { font-size: 44px; font-weight: 650; letter-spacing: -0.02em; display: block; color: ${palette.riverMid} }
.score span { font-size: 16px; color: ${screenColors.textQuiet} }
.criteria { background: ${palette.white}; border: 1.5px solid ${screenColors.line}; border-radius: 16px; overflow: hidden; flex: 1; display: flex; flex-direction: column }
.criterion { flex: 1; display: grid; grid-template-columns: 1fr 52px 124px 22px; gap: 18px; align-items: center; padding: 0 22px; border-top: 1.5px solid ${screenColors.line} }
.criterion:first-child { border-top: 0 }
.criterion p { font-size: 18px; line-height: 1.36; margin-top: 3px; text-wrap: pretty }
.criterion b { font-size: 26px; font-weight: 650; text-align: right }
.criterion.heard { background: ${palette.lampLight}; box-shadow: inset 6px 0 ${palette.oxide} }
.weight { color: ${screenColors.textQuiet}; text-align: right }
.dots { display: flex; gap: 7px }
.dots i { width: 19px; height: 19px; border-radius: 50%; border: 2.5px solid ${palette.mist} }
.dots .full { background: ${palette.riverMid}; border-color: ${palette.riverMid} }
u { font-size: 16px; font-weight: 600; color: ${palette.oxide}; text-underline-offset: 3px; font-variant-numeric: tabular-nums }
.decision { display: flex; align-items: center; gap: 12px; margin-top: 20px }
.decision div { flex: 1 }
.decision p { font-size: 17px }
.decision > span { border: 2px solid ${palette.river}; border-radius: 10px; padding: 10px 22px; font-weight: 600; background: ${palette.white}; white-space: nowrap }
`
