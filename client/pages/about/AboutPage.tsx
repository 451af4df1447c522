import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { Section } from '../../components/Section.tsx'
import { SpanMark } from '../../components/SpanMark.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { Film } from './Film.tsx'
import { TeamMemberCard } from './TeamMemberCard.tsx'

export function AboutPage({ page }: { readonly page: PageOf<'about'> }) {
  const { text, team } = page.data
  const directions = [
    { ...text.mission, icon: 'compass' },
    { ...text.vision, icon: 'globe' },
  ] as const
  return (
    <>
      <TypeHero {...text.hero} />
      {text.film && (
        <Section heading={text.film.heading} text={text.film.text} tone="deep" isForScreens>
          <Film title={text.film.heading} />
        </Section>
      )}
      <Section heading={text.directions.heading} text={text.directions.text} tone="surface">
        <CardGrid columns={2}>
          {directions.map((direction, index) => (
            <CardItem key={direction.heading} index={index}>
              <Card icon={direction.icon} title={direction.heading} text={direction.text} />
            </CardItem>
          ))}
        </CardGrid>
      </Section>
      <div id="team">
        <Section heading={text.team.heading} text={text.team.text} mark={<SpanMark />}>
          <CardGrid columns={3}>
            {team.map((member, index) => (
              <CardItem key={member.id} index={index % 3}>
                <TeamMemberCard member={member} />
              </CardItem>
            ))}
          </CardGrid>
        </Section>
      </div>
      <CallToAction {...text.callToAction} />
    </>
  )
}
