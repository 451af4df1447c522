import { content } from 'virtual:content'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Badge } from '../../components/Badge.tsx'
import { MailButton } from '../../components/ButtonLink.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'

export function JobPage({ page }: { readonly page: PageOf<'job'> }) {
  const { job } = page.data
  const apply = (
    <MailButton address={content.siteData.site.email.careers} subject={job.title}>
      Apply Now
    </MailButton>
  )
  return (
    <>
      <Hero heading={job.title} text={job.description}>
        <Row>
          <Badge>{job.location}</Badge>
          <Badge>{job.type}</Badge>
          <Badge>{job.department}</Badge>
          <Badge>{job.experience}</Badge>
        </Row>
        {apply}
        {content.siteData.sample !== undefined && <p>{content.siteData.sample.jobs}</p>}
      </Hero>
      <Section heading="Responsibilities">
        <FeatureList items={job.responsibilities} />
      </Section>
      <Section heading="Requirements" tone="surface">
        <FeatureList items={job.requirements} />
      </Section>
      <Section heading="Benefits">
        <FeatureList items={job.benefits} />
        <Row>
          {apply}
          <a href={linkTo('careers')}>← Back to Careers</a>
        </Row>
      </Section>
    </>
  )
}
