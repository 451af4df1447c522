import { palette } from '../toolkit/palette.ts'
import { interviewerImage } from './interviewer.ts'
import { quote } from './scorecard.ts'
import { screenColors } from './screen.ts'

/** The interview: avatar and caption. */
export function interviewCall(): string {
  return `<section class="call"><img src="${interviewerImage()}" alt=""><span class="tag">AI interviewer</span>
<p class="caption">${quote.text}</p></section>`
}

export const interviewCallStyle = `
.call { position: relative; width: 400px; overflow: hidden; background: ${palette.riverMid}; border-right: 1.5px solid ${screenColors.line} }
.call img { position: absolute; width: 460px; left: -30px; top: -40px }
.tag { position: absolute; left: 20px; top: 20px; font-size: 16px; font-weight: 600; color: ${palette.night}; background: ${palette.lamp}; border-radius: 99px; padding: 4px 14px }
.caption { position: absolute; left: 20px; right: 20px; bottom: 20px; background: ${palette.night}; color: ${palette.white}; border-radius: 12px; padding: 10px 18px; text-align: center; line-height: 1.35; text-wrap: balance }
`
