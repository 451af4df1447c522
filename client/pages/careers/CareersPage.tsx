import { content } from 'virtual:content'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { ButtonLink, MailButton } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'

export function CareersPage({ page }: { readonly page: PageOf<'careers'> }) {
  const { text, jobs } = page.data
  const mailbox = content.siteData.site.email.careers
  return (
    <>
      <Hero {...text.hero}>
        <MailButton address={mailbox}>Apply Today</MailButton>
      </Hero>
      <Section heading={text.culture.heading} text={text.culture.text}>
        <CardGrid columns={text.culture.highlights.length % 3 === 0 ? 3 : 4}>
          {text.culture.highlights.map(({ icon, title, description }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.openings.heading} text={text.openings.text} tone="surface">
        <CardGrid columns={2}>
          {jobs.map(({ id, title, location, type, department, summary }) => (
            <li key={id}>
              <Card
                title={title}
                note={[location, type, department].join(' · ')}
                text={summary}
                to={linkTo('job', { jobId: id })}
                hasArrow
              />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.apply.heading} text={text.apply.text}>
        <Row>
          <MailButton address={mailbox}>Apply Today</MailButton>
          <ButtonLink to={linkTo(text.apply.more.page)} tone="quiet">
            {text.apply.more.label}
          </ButtonLink>
        </Row>
      </Section>
    </>
  )
}
