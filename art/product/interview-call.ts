import { palette } from '../toolkit/palette.ts'
import { interviewerImage } from './interviewer.ts'
import { criteria, interview, toClock } from './scorecard.ts'
import { screenColors } from './screen.ts'

/** The recording of the interview: avatar, question, caption, and a line of time with a mark for each quote. */
export function interviewCall(): string {
  const { length, position, question, questions } = interview
  const share = (seconds: number) => `${((seconds / length) * 100).toFixed(2)}%`
  const marks = criteria.map(({ at }) => `<i style="left:${share(at)}"></i>`).join('')
  const steps = Array.from(
    { length: questions },
    (_, index) => `<i${index < question ? ' class="done"' : ''}></i>`,
  ).join('')
  return `<section class="call">
<div class="stage"><img src="${interviewerImage()}" alt=""><span class="tag">AI interviewer</span>
<div class="self"><b>0417</b><span>Camera off</span></div>
<p class="caption">I called the receiver first, because they had people waiting at the dock.</p></div>
<div class="line"><span class="play"><svg viewBox="0 0 24 24" width="24" height="24"><path d="M7 4.5v15l12-7.5z" fill="${palette.white}"/></svg></span>
<div class="track"><b style="width:${share(position)}"></b>${marks}</div><span class="number">${toClock(position)} / ${toClock(length)}</span></div>
<div class="question"><p class="steps"><span>Question ${question} of ${questions}</span>${steps}</p>
<h2>Tell me about a shipment that ran late. What did you do first, and why?</h2></div>
<p class="small quiet">Same six questions for every candidate. A human interviewer was offered; the candidate agreed to this interview on March 3.</p>
</section>`
}

export const interviewCallStyle = `
.call { width: 660px; padding: 26px 30px 22px 36px; display: flex; flex-direction: column; gap: 18px; background: ${palette.white}; border-right: 1.5px solid ${screenColors.line} }
.stage { position: relative; height: 562px; border-radius: 18px; overflow: hidden; background: ${palette.riverMid} }
.stage img { position: absolute; width: 594px; left: 0; top: -72px }
.tag { position: absolute; left: 18px; top: 18px; font-size: 16px; font-weight: 600; color: ${palette.night}; background: ${palette.lamp}; border-radius: 99px; padding: 4px 14px }
.self { position: absolute; right: 18px; top: 18px; width: 136px; height: 94px; border-radius: 12px; background: ${palette.night}; color: ${palette.limestone}; display: grid; place-content: center; text-align: center; font-size: 15px; border: 2px solid ${palette.riverLight} }
.self b { font-size: 24px; font-weight: 650; line-height: 1.2 }
.self span { color: ${palette.mist} }
.caption { position: absolute; left: 40px; right: 40px; bottom: 22px; background: ${palette.night}; color: ${palette.white}; border-radius: 12px; padding: 10px 18px; text-align: center; font-size: 21px; line-height: 1.35; text-wrap: balance }
.line { display: flex; align-items: center; gap: 16px; font-size: 17px; color: ${screenColors.textQuiet} }
.play { width: 42px; height: 42px; border-radius: 50%; background: ${palette.oxide}; display: grid; place-items: center }
.track { position: relative; flex: 1; height: 8px; border-radius: 4px; background: ${palette.stone} }
.track b { display: block; height: 8px; border-radius: 4px; background: ${palette.oxide} }
.track i { position: absolute; top: -5px; width: 5px; height: 18px; margin-left: -2.5px; border-radius: 3px; background: ${palette.lamp}; border: 1px solid ${palette.white} }
.question { background: ${palette.limestone}; border-radius: 16px; padding: 16px 22px 18px }
.question h2 { font-size: 25px; line-height: 1.28; margin-top: 6px; letter-spacing: -0.015em }
.steps { display: flex; align-items: center; gap: 7px; font-size: 17px; color: ${palette.oxide}; font-weight: 600 }
.steps span { margin-right: 8px }
.steps i { width: 26px; height: 6px; border-radius: 3px; background: ${palette.stoneShade} }
.steps .done { background: ${palette.oxide} }
`
