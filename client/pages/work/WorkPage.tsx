import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Section } from '../../components/Section.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { EngagementCard } from './EngagementCard.tsx'
import { References } from './References.tsx'

export function WorkPage({ page, runtime }: { readonly page: PageOf<'work'>; readonly runtime: Runtime }) {
  const { text, engagements } = page.data
  return (
    <>
      <TypeHero {...text.hero} />
      <Section heading={text.engagements.heading} text={text.engagements.text}>
        <CardGrid columns={3}>
          {engagements.map(engagement => (
            <li key={engagement.id}>
              <EngagementCard engagement={engagement} invented={text.invented} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <References {...text.references} />
      <Sections sections={text.sections} runtime={runtime} />
      {text.callToAction !== undefined && <CallToAction {...text.callToAction} />}
    </>
  )
}
