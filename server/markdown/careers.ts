import { formatPay } from '../../shared/format-pay.ts'
import { linkTo } from '../../shared/links.ts'
import { toLink, toList } from '../../shared/markdown-blocks.ts'
import type { ScreenData } from '../../shared/page-data.ts'
import { writeCards, writeHead, writeHero, writePageLink, writeTextList, writeTexts } from './parts.ts'
import { writeSections } from './sections.ts'
import type { WriterContext, WrittenPage } from './writer.ts'

export function writeCareers({ text, jobs }: ScreenData['careers'], context: WriterContext): WrittenPage {
  const { site, sample } = context.library.siteData
  const { email } = site
  return {
    heading: text.hero.heading,
    blocks: [
      ...writeHero(text.hero),
      ...writeHead(text.culture),
      writeCards(text.culture.highlights.map(({ title, description }) => ({ title, text: description }))),
      ...writeHead(text.openings),
      writeCards(
        jobs.map(({ id, title, location, type, department, summary, pay }) => ({
          title,
          to: linkTo('job', { jobId: id }),
          text: summary,
          features: [[location, type, department].join(' · '), formatPay(pay)],
        })),
      ),
      ...writeTexts(sample?.pay),
      ...writeSections(text.sections, context),
      ...writeHead(text.apply),
      toList([toLink(email.careers, `mailto:${email.careers}`), writePageLink(text.apply.more)]),
    ],
  }
}

export function writeJob({ job, hiring }: ScreenData['job'], { library }: WriterContext): WrittenPage {
  const { site, sample } = library.siteData
  return {
    heading: job.title,
    fields: { published: job.datePosted },
    blocks: [
      ...writeTexts(job.summary),
      writeTextList([job.location, job.type, job.department, job.experience, formatPay(job.pay)]),
      ...writeTexts(sample?.jobs),
      ...writeHead({ heading: 'The Role', text: job.description }),
      ...writeHead({ heading: 'Responsibilities' }),
      writeTextList(job.responsibilities),
      ...writeHead({ heading: 'Requirements' }),
      writeTextList(job.requirements),
      ...writeHead({ heading: 'Benefits' }),
      writeTextList(job.benefits),
      ...writeHead({ heading: 'Pay', text: formatPay(job.pay) }),
      ...writeTexts(job.pay.note, sample?.pay),
      ...writeHead({ heading: 'Apply Now' }),
      toList([toLink(site.email.careers, `mailto:${site.email.careers}`)]),
      ...(hiring === undefined ? [] : [toLink(hiring.label, hiring.to)]),
    ],
  }
}
