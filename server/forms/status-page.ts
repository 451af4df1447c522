import type { Response } from 'express'
import { linkTo } from '../../shared/addresses/links.ts'
import type { Library } from '../../shared/content/library.ts'
import type { PageTexts } from '../../shared/content/schemas/page-texts.ts'
import { loadMessagePage } from '../../shared/site-pages/pages.ts'
import { formatLongDate } from '../../shared/values/dates.ts'
import { fillTemplate } from '../../shared/values/fill-template.ts'
import { renderAndSend } from '../routes/error-pages.ts'
import type { Services } from '../routes/services.ts'
import type { MessageStatus } from './message-status.ts'

type Text = PageTexts['pages/message-status']

/** What became of a message, or why that is not known. */
export type StatusAnswer = MessageStatus | 'unknown' | 'malformed' | 'unavailable'

/** Sends the answer in words. */
export async function sendStatusPage(
  services: Services,
  response: Response,
  { status, answer }: { readonly status: number; readonly answer: StatusAnswer },
): Promise<void> {
  const { library, now } = services
  const text = await library.read('pages/message-status')
  const today = now().toISOString().slice(0, 10)
  const words = typeof answer === 'string' ? text[answer] : toWords(answer, text, today)
  const page = await loadStatusPage(library, { ...words, back: text.back, today })
  await renderAndSend(services, response, { status, address: response.locals.address, page })
}

type Words = Pick<Text, 'back'> & { readonly heading: string; readonly text: string; readonly today: string }

async function loadStatusPage(library: Library, { heading, text, back, today }: Words) {
  const page = await loadMessagePage(library, { message: 'page', layout: 'site', today })
  if (page.screen !== 'message') throw new Error('the page of a message has another screen')
  const { name } = library.siteData.site
  const data = { ...page.data, heading, text, back: { label: back.label, to: linkTo(back.page) }, isStatus: true }
  return { ...page, data, meta: { ...page.meta, title: `${heading} | ${name}`, description: text } }
}

function toWords({ reference, receivedAt, deliveries }: MessageStatus, text: Text, today: string) {
  const say = (sentence: string, at: string) => fillTemplate(sentence, { time: toTime(at, today) })
  const sentences = deliveries.map(({ destination, status, at }) =>
    say(text.deliveries[destination][status === 'given up' ? 'givenUp' : status], at),
  )
  return {
    heading: fillTemplate(text.heading, { reference }),
    text: [say(text.received, receivedAt), ...sentences].join(' '),
  }
}

/** "14:03 UTC", on another day than today with its date. */
function toTime(at: string, today: string): string {
  const time = `${at.slice(11, 16)} UTC`
  const day = at.slice(0, 10)
  return day === today ? time : `${time} on ${formatLongDate(day)}`
}
