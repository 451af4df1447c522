import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink, MailButton } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { Openings } from './Openings.tsx'

export function CareersPage({ page, runtime }: { readonly page: PageOf<'careers'>; readonly runtime: Runtime }) {
  const { text, jobs } = page.data
  const mailbox = content.siteData.site.email.careers
  return (
    <>
      <TypeHero {...text.hero}>
        <MailButton address={mailbox}>Apply Today</MailButton>
      </TypeHero>
      <Section heading={text.culture.heading} text={text.culture.text} tone="surface">
        <CardGrid columns={text.culture.highlights.length % 3 === 0 ? 3 : 4}>
          {text.culture.highlights.map(({ icon, title, description }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.openings.heading} text={text.openings.text}>
        {jobs.length > 0 && <Openings jobs={jobs} colleague={text.colleague} />}
      </Section>
      <Sections sections={text.sections} runtime={runtime} />
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
