import { palette } from '../toolkit/palette.ts'
import { bronze, estimateYear, gold, silver, toDollars } from './plans.ts'
import { screenColors } from './screen.ts'

/** A question of an employee and its answer. */
export function benefitsChat(): string {
  const [low, best, high] = [bronze, silver, gold].map(plan => estimateYear(plan).total) as [number, number, number]
  return `<section class="chat">
<div class="ask">My daughter needs ear surgery this spring, and I take three prescriptions. Which plan suits the three of us?</div>
<div class="answer">For a year like that, <b>${silver.name}</b> costs you least: about <b>${toDollars(best)}</b>, which is ${toDollars(low - best)} less than ${bronze.name} and ${toDollars(high - best)} less than ${gold.name}. You pay the deductible once <u>page 1</u>.</div>
<div class="composer"><span>Ask about your plans</span><i><svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 12h15M13 6l6 6-6 6" fill="none" stroke="${palette.white}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg></i></div>
</section>`
}

export const benefitsChatStyle = `
.chat { width: 440px; padding: 28px; display: flex; flex-direction: column; gap: 16px; background: ${palette.white}; border-right: 1.5px solid ${screenColors.line} }
.tall .chat { width: 100%; padding: 24px 20px; gap: 24px; border: 0 }
.tall .composer { display: none }
.ask { align-self: flex-end; max-width: 350px; background: ${palette.riverMid}; color: ${palette.white}; border-radius: 20px 20px 5px 20px; padding: 14px 20px }
.answer { max-width: 370px; background: ${palette.limestone}; border-radius: 20px 20px 20px 5px; padding: 14px 20px }
u { font-size: 16px; font-weight: 600; color: ${palette.oxide}; text-underline-offset: 3px; white-space: nowrap }
.composer { display: flex; align-items: center; justify-content: space-between; margin-top: auto; border: 1.5px solid ${palette.stoneDeep}; border-radius: 14px; padding: 7px 8px 7px 20px; color: ${screenColors.textQuiet} }
.composer i { width: 42px; height: 42px; border-radius: 10px; background: ${palette.oxide}; display: grid; place-items: center }
`
