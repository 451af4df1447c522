import type { PageOf } from '../../../shared/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'

export function AboutPage({ page }: { readonly page: PageOf<'about'> }) {
  const { text, team } = page.data
  return (
    <>
      <Hero {...text.hero} />
      <Section heading={text.mission.heading} text={text.mission.text} />
      <Section heading={text.vision.heading} text={text.vision.text} tone="surface" />
      <Section heading={text.team.heading} text={text.team.text}>
        <CardGrid columns={3}>
          {team.map(({ id, name, role, bio }) => (
            <li key={id}>
              <Card title={name} note={role} text={bio} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...text.callToAction} />
    </>
  )
}
