import { palette } from '../toolkit/palette.ts'
import { benefitsChat, benefitsChatStyle } from './benefits-chat.ts'
import { estimateYear, type Plan, plans, silver, toDollars } from './plans.ts'
import { renderScreen, type ScreenForm, screenColors } from './screen.ts'

export function benefitsScreen(form: ScreenForm): string {
  const comparison = `<section class="plans"><h1>Three plans for your household</h1>${table()}</section>`
  return renderScreen({
    form,
    title: 'Benefits Assistant',
    context: 'Open enrollment, plan year 2026',
    body: benefitsChat() + (form === 'wide' ? comparison : ''),
    style: benefitsChatStyle + style,
  })
}

const rows: readonly (readonly [string, (plan: Plan) => number])[] = [
  ['Premium per month', plan => plan.premiumPerMonth],
  ['Deductible, family', plan => plan.deductible],
  ['Out-of-pocket limit', plan => plan.outOfPocketLimit],
  ['A year like yours', plan => estimateYear(plan).total],
  ['At most', plan => estimateYear(plan).worstCase],
]

function mark(plan: Plan): string {
  return plan === silver ? ' class="best"' : ''
}

function table(): string {
  const heads = plans
    .map(plan => `<th${mark(plan)}>${plan === silver ? '<em>Recommended</em>' : ''}${plan.name}</th>`)
    .join('')
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td>${label}</td>${plans.map(plan => `<td${mark(plan)}>${toDollars(value(plan))}</td>`).join('')}</tr>`,
  )
  return `<table class="compare"><tr><th></th>${heads}</tr>${lines.join('')}</table>`
}

const style = `
.plans { flex: 1; padding: 28px 32px; display: flex; flex-direction: column; justify-content: space-between }
.compare { border-collapse: separate; border-spacing: 0; width: 100%; table-layout: fixed }
.compare th:first-child { width: 184px }
.compare th { position: relative; font-size: 20px; font-weight: 650; text-align: left; padding: 16px 16px 10px; letter-spacing: -0.01em; white-space: nowrap }
.compare td { padding: 14px 16px; border-top: 1.5px solid ${screenColors.line}; white-space: nowrap }
.compare td:first-child { padding-left: 0; color: ${screenColors.textQuiet} }
.compare tr:nth-child(5) td { font-size: 23px; font-weight: 650 }
.compare tr:nth-child(5) td:first-child { font-size: 20px; color: inherit }
.compare .best { background: ${palette.white}; border-left: 3px solid ${palette.oxide}; border-right: 3px solid ${palette.oxide} }
.compare tr:last-child .best { border-bottom: 3px solid ${palette.oxide}; border-radius: 0 0 14px 14px }
.compare th em { position: absolute; left: -3px; right: -3px; bottom: 100%; margin-bottom: -6px; background: ${palette.oxide}; color: ${palette.white}; font: 600 16px/30px 'Instrument Sans', sans-serif; text-align: center; border-radius: 14px 14px 0 0 }
`
