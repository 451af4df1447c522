import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { toServicePath } from '../../../shared/service-path.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'

export function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { text, services, demos } = page.data
  const { hero } = text
  return (
    <>
      <Hero eyebrow={hero.eyebrow} heading={hero.heading} text={hero.text}>
        <ButtonLink to={linkTo(hero.primary.page)}>{hero.primary.label}</ButtonLink>
        <ButtonLink to={linkTo(hero.secondary.page)} tone="quiet">
          {hero.secondary.label}
        </ButtonLink>
      </Hero>
      <Section heading={text.services.heading} text={text.services.text}>
        <CardGrid columns={4}>
          {services.map(({ icon, title, description }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description} to={toServicePath(title)} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.solutions.heading} text={text.solutions.text} tone="surface">
        <CardGrid columns={2}>
          {text.solutions.cards.map(({ icon, title, description }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description} to={linkTo('aiSolutions')} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.demos.heading} text={text.demos.text}>
        <CardGrid columns={4}>
          {demos.map(({ id, name, description, requiresAuth }) => (
            <li key={id}>
              <Card
                title={name}
                text={description}
                to={linkTo('demo', { demoId: id })}
                note={requiresAuth ? 'Login Required' : undefined}
              />
            </li>
          ))}
        </CardGrid>
        <div>
          <ButtonLink to={linkTo(text.demos.all.page)} tone="quiet">
            {text.demos.all.label}
          </ButtonLink>
        </div>
      </Section>
      <CallToAction {...text.callToAction} />
    </>
  )
}
