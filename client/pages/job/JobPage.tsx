import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import { formatPay } from '../../../shared/site-pages/format-pay.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Badge } from '../../components/Badge.tsx'
import { Band } from '../../components/Band.tsx'
import { MailButton } from '../../components/ButtonLink.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Part } from '../../components/Part.tsx'
import { Row } from '../../components/Row.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import words from '../../components/text.module.scss'
import { Colleague } from './Colleague.tsx'

export function JobPage({ page }: { readonly page: PageOf<'job'> }) {
  const { job, hiring, person, colleague } = page.data
  const { sample } = content.siteData
  const apply = (
    <MailButton address={content.siteData.site.email.careers} subject={job.title}>
      Apply Now
    </MailButton>
  )
  return (
    <>
      <TypeHero
        heading={job.title}
        text={job.summary}
        aside={person && <Colleague person={person} label={colleague} />}
      >
        <div className={words.stack}>
          <Row>
            <Badge>{job.location}</Badge>
            <Badge>{job.type}</Badge>
            <Badge>{job.department}</Badge>
            <Badge>{job.experience}</Badge>
            <Badge>{formatPay(job.pay)}</Badge>
          </Row>
          {apply}
          {sample !== undefined && <p className={words.note}>{sample.jobs}</p>}
        </div>
      </TypeHero>
      <Band>
        <Part heading="The role">
          <p>{job.description}</p>
        </Part>
        <Part heading="Responsibilities">
          <FeatureList items={job.responsibilities} />
        </Part>
        <Part heading="Requirements">
          <FeatureList items={job.requirements} />
        </Part>
        <Part heading="Benefits">
          <FeatureList items={job.benefits} />
        </Part>
        <Part heading="Pay">
          <div className={words.stack}>
            <p>
              <strong>{formatPay(job.pay)}</strong>
            </p>
            <p>{job.pay.note}</p>
          </div>
        </Part>
        <Row>
          {apply}
          {hiring !== undefined && <a href={hiring.to}>{hiring.label}</a>}
          <a href={linkTo('careers')}>← Back to Careers</a>
        </Row>
      </Band>
    </>
  )
}
