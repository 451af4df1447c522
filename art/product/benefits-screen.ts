import { palette } from '../toolkit/palette.ts'
import { benefitsChat, benefitsChatStyle } from './benefits-chat.ts'
import { type Estimate, estimateYear, expectedCare, type Plan, plans, silver, toDollars } from './plans.ts'
import { renderScreen, screenColors } from './screen.ts'

export function benefitsScreen(): string {
  return renderScreen({
    title: 'Benefits Assistant',
    context: 'Open enrollment, plan year 2026',
    user: 'RM',
    body: `${benefitsChat()}<section class="plans">${head()}${table()}${estimates()}</section>`,
    style: benefitsChatStyle + style,
  })
}

function head(): string {
  const { primary, specialist, generic, surgery } = expectedCare
  const chips = [
    `${primary.count} primary-care visits`,
    `${specialist.count} specialist visits`,
    `${generic.count} generic refills`,
    `${surgery.count} outpatient surgery`,
  ]
  return `<h1>Three plans for your household</h1>
<p class="chips"><span class="who">Two adults, one child</span>${chips.map(chip => `<span>${chip}</span>`).join('')}</p>`
}

const rows: readonly (readonly [string, (plan: Plan) => string])[] = [
  ['Premium per month', plan => `<b>${toDollars(plan.premiumPerMonth)}</b>`],
  ['Deductible, family', plan => toDollars(plan.deductible)],
  ['Out-of-pocket limit', plan => toDollars(plan.outOfPocketLimit)],
  ['Primary-care visit', plan => copay(plan, plan.copays?.primary)],
  ['Specialist visit', plan => copay(plan, plan.copays?.specialist)],
  ['Generic prescription', plan => copay(plan, plan.copays?.generic)],
  ['Outpatient surgery', plan => copay(plan, undefined)],
]

function copay({ coinsurance }: Plan, amount: number | undefined): string {
  return amount === undefined
    ? `${coinsurance * 100}% <small>after deductible</small>`
    : `${toDollars(amount)} <small>copay</small>`
}

function mark(plan: Plan): string {
  return plan === silver ? ' class="best"' : ''
}

function table(): string {
  const heads = plans
    .map(plan => `<th${mark(plan)}>${plan === silver ? '<em>Recommended for you</em>' : ''}${plan.name}</th>`)
    .join('')
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td>${label}</td>${plans.map(plan => `<td${mark(plan)}>${value(plan)}</td>`).join('')}</tr>`,
  )
  return `<table class="compare"><tr><th></th>${heads}</tr>${lines.join('')}</table>`
}

/** Premiums and care as one bar, to the same scale for every plan; HSA money is taken off, so the bar is the total. */
function estimates(): string {
  const all = plans.map(plan => ({ plan, estimate: estimateYear(plan) }))
  const widest = Math.max(...all.map(({ estimate }) => estimate.total))
  return `<div class="estimate"><h2>Your estimate for the year <span class="legend"><i></i>Premiums <i></i>Your share of care</span><span class="heads"><span>In total</span><span>At most</span></span></h2>
${all.map(({ plan, estimate }) => bar(plan, estimate, widest)).join('')}
<p class="quiet">In-network care; surgery priced at ${toDollars(expectedCare.surgery.price)}. At most: premiums plus the out-of-pocket limit, less HSA money.</p></div>`
}

function bar(plan: Plan, { premiums, care, employerHsa, total, worstCase }: Estimate, widest: number): string {
  const share = (amount: number) => `${((amount / widest) * 100).toFixed(2)}%`
  const own = care - employerHsa
  const hsa = employerHsa > 0 ? ` after ${toDollars(employerHsa)} HSA` : ''
  return `<div class="row${plan === silver ? ' best' : ''}"><span>${plan.name}</span><div class="bar"><div style="width:${share(premiums)}">${toDollars(premiums)}</div><div style="width:${share(own)}">${toDollars(own)}${hsa}</div></div><b class="number">${toDollars(total)}</b><span class="number most">${toDollars(worstCase)}</span></div>`
}

const style = `
.plans { flex: 1; padding: 28px 36px 22px 34px; display: flex; flex-direction: column }
.chips { display: flex; gap: 9px; margin: 14px 0 30px; white-space: nowrap }
.chips span { font-size: 16px; border: 1.5px solid ${screenColors.line}; background: ${palette.white}; border-radius: 99px; padding: 4px 14px }
.chips .who { background: ${palette.haze}; border-color: ${palette.haze}; font-weight: 600 }
.compare { border-collapse: separate; border-spacing: 0; width: 100%; table-layout: fixed }
.compare th:first-child { width: 218px }
.compare th { position: relative; font-size: 22px; font-weight: 650; text-align: left; padding: 16px 20px 10px; letter-spacing: -0.01em }
.compare td { padding: 15px 20px; border-top: 1.5px solid ${screenColors.line}; white-space: nowrap }
.compare td:first-child { padding-left: 0; color: ${screenColors.textQuiet} }
.compare td b { font-size: 23px; font-weight: 650 }
small { font-size: 16px; color: ${screenColors.textQuiet} }
.compare .best { background: ${palette.white}; border-left: 3px solid ${palette.oxide}; border-right: 3px solid ${palette.oxide} }
.compare tr:last-child .best { padding-bottom: 13px; border-bottom: 3px solid ${palette.oxide}; border-radius: 0 0 14px 14px }
.compare th em { position: absolute; left: -3px; right: -3px; bottom: 100%; margin-bottom: -6px; background: ${palette.oxide}; color: ${palette.white}; font: 600 16px/30px 'Instrument Sans', sans-serif; text-align: center; border-radius: 14px 14px 0 0 }
.estimate { margin-top: auto; background: ${palette.white}; border: 1.5px solid ${screenColors.line}; border-radius: 16px; padding: 16px 22px 14px }
.estimate h2 { display: flex; align-items: center; justify-content: space-between; margin-bottom: 8px }
.legend { margin-left: auto; margin-right: 40px; font-size: 16px; font-weight: 400; color: ${screenColors.textQuiet}; letter-spacing: 0 }
.legend i { display: inline-block; width: 14px; height: 14px; border-radius: 4px; background: ${palette.riverMid}; margin: 0 7px 0 18px; vertical-align: -1px }
.legend i + i, .bar div + div { background: ${palette.mist} }
.row { display: grid; grid-template-columns: 118px 1fr 106px 106px; gap: 18px; align-items: center; padding: 5px 0 }
.row.best span:first-child { font-weight: 650; color: ${palette.oxide} }
.bar { display: flex; gap: 3px; height: 34px; font-size: 16px; line-height: 34px; font-variant-numeric: tabular-nums }
.bar div { background: ${palette.riverMid}; color: ${palette.white}; padding-left: 12px; border-radius: 7px }
.bar div + div { color: ${palette.night} }
.row b { font-size: 24px; font-weight: 650; line-height: 1.1 }
.row .most { font-size: 21px }
.heads { display: flex; gap: 18px; font-size: 16px; font-weight: 400; letter-spacing: 0; color: ${screenColors.textQuiet} }
.heads span { width: 106px }
.estimate p { font-size: 15.5px; margin-top: 8px }
`
