import { palette } from '../toolkit/palette.ts'
import { bronze, estimateYear, gold, silver, toDollars } from './plans.ts'
import { screenColors } from './screen.ts'

/** The conversation: two questions of an employee, two answers, the page that the second rests on. */
export function benefitsChat(): string {
  const [low, best, high] = [bronze, silver, gold].map(plan => estimateYear(plan).total) as [number, number, number]
  return `<section class="chat">
<div class="ask">My daughter needs ear surgery this spring, and I take three prescriptions. Which plan suits the three of us?</div>
<div class="answer">For a year like that, <b>${silver.name}</b> costs you least: about <b>${toDollars(best)}</b>, which is ${toDollars(low - best)} less than ${bronze.name} and ${toDollars(high - best)} less than ${gold.name}. The table shows how I got there.</div>
<div class="ask">Do we pay the deductible for the surgery?</div>
<div class="answer">Yes, once: ${toDollars(silver.deductiblePerPerson)} for your daughter <u>page 1</u>. After that you pay ${silver.coinsurance * 100}% of the price <u>page 3</u>.
${citedPage()}</div>
<p class="next"><span>Compare our prescriptions</span><span>Ask the benefits team</span></p>
<div class="composer"><span>Ask about your plans</span><i><svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 12h15M13 6l6 6-6 6" fill="none" stroke="${palette.white}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg></i></div>
<p class="small quiet note">No medical or tax advice. Health details are forgotten after this session.</p>
</section>`
}

/** A corner of the page, with the lines that were read. */
function citedPage(): string {
  const share = `${silver.coinsurance * 100}% coinsurance`
  return `<figure><figcaption><b>Summary of Benefits and Coverage</b><span>${silver.name}, page 3</span></figcaption>
<table><tr><th>Outpatient surgery</th><th>In network</th><th>Out of network</th></tr>
<tr class="read"><td>Facility fee</td><td>${share}</td><td>40% coinsurance</td></tr>
<tr class="read"><td>Surgeon fees</td><td>${share}</td><td>40% coinsurance</td></tr>
<tr><td>Emergency room care</td><td>$250 copay</td><td>$250 copay</td></tr></table></figure>`
}

export const benefitsChatStyle = `
.chat { width: 600px; padding: 28px 30px 20px 36px; display: flex; flex-direction: column; gap: 16px; background: ${palette.white}; border-right: 1.5px solid ${screenColors.line} }
.ask { align-self: flex-end; max-width: 430px; background: ${palette.riverMid}; color: ${palette.white}; border-radius: 20px 20px 5px 20px; padding: 14px 20px }
.answer { max-width: 534px; background: ${palette.limestone}; border-radius: 20px 20px 20px 5px; padding: 16px 20px }
u { font-size: 16px; font-weight: 600; color: ${palette.oxide}; text-underline-offset: 3px; white-space: nowrap }
figure { margin-top: 14px; background: ${palette.white}; border: 1.5px solid ${screenColors.line}; border-left: 6px solid ${palette.lamp}; border-radius: 10px; padding: 12px 16px 14px }
figcaption { display: flex; justify-content: space-between; font-size: 16px; white-space: nowrap; gap: 8px }
figcaption b { font-weight: 650 }
figcaption span { color: ${palette.oxide}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px }
figure table { width: 100%; margin-top: 10px; border-collapse: collapse; font-size: 14.5px; white-space: nowrap }
figure th { text-align: left; background: ${palette.river}; color: ${palette.limestone}; font-weight: 600; padding: 7px 8px }
figure td { padding: 7px 8px; border-bottom: 1px solid ${screenColors.line} }
figure .read td { background: ${palette.lampLight} }
.next { display: flex; gap: 10px; margin-top: auto }
.next span { font-size: 17px; font-weight: 600; color: ${palette.riverMid}; border: 1.5px solid ${palette.riverMid}; border-radius: 99px; padding: 5px 16px }
.composer { display: flex; align-items: center; justify-content: space-between; border: 1.5px solid ${palette.stoneDeep}; border-radius: 14px; padding: 7px 8px 7px 20px; color: ${screenColors.textQuiet} }
.composer i { width: 42px; height: 42px; border-radius: 10px; background: ${palette.oxide}; display: grid; place-items: center }
.note { font-size: 15.5px; margin-top: -6px }
`
