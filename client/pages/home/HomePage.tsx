import { linkTo, toLinkPath } from '../../../shared/addresses/links.ts'
import { toServicePath } from '../../../shared/addresses/service-path.ts'
import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { HeroLights } from '../../components/HeroLights.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Section } from '../../components/Section.tsx'
import { PostRow } from '../../features/blog/PostRow.tsx'
import { DemoThumbnail } from '../../features/demos/DemoCard.tsx'
import styles from './HomePage.module.scss'
import { IndustryStrip } from './IndustryStrip.tsx'
import { Scorecard } from './Scorecard.tsx'

export function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { text, services, demos, posts } = page.data
  const { primary, secondary, ...hero } = text.hero
  return (
    <>
      <Hero size="full" {...hero} lights={<HeroLights picture={hero.picture} />}>
        <ButtonLink to={toLinkPath(primary)}>{primary.label}</ButtonLink>
        <ButtonLink to={toLinkPath(secondary)} context={secondary.context} tone="quiet">
          {secondary.label}
        </ButtonLink>
      </Hero>
      <Section heading={text.services.heading} text={text.services.text}>
        <CardGrid columns={4}>
          {services.map(({ icon, title, description }, index) => (
            <CardItem key={title} index={index}>
              <Card icon={icon} title={title} text={description} to={toServicePath(title)} action="Learn more" />
            </CardItem>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.solutions.heading} text={text.solutions.text} tone="deep">
        <CardGrid columns={2}>
          {text.solutions.cards.map(({ title, description, image }, index) => (
            <CardItem key={title} index={index}>
              <Card
                title={title}
                text={description}
                to={linkTo('aiSolutions')}
                hasArrow
                top={
                  <Picture
                    className={styles.product}
                    src={image.src}
                    alt={image.alt}
                    sizes="(min-width: 64rem) 36rem, 92vw"
                  />
                }
              />
            </CardItem>
          ))}
        </CardGrid>
      </Section>
      <Section heading={text.sample.heading} text={text.sample.text} tone="surface">
        <Scorecard {...text.sample} />
      </Section>
      <Section heading={text.demos.heading} text={text.demos.text} isForScreens>
        <CardGrid columns={4}>
          {demos.map(({ id, name, description, thumbnailUrl, requiresAuth }, index) => (
            <CardItem key={id} index={index}>
              <Card
                title={name}
                text={description}
                top={<DemoThumbnail src={thumbnailUrl} />}
                to={linkTo('demo', { demoId: id })}
                hasArrow
                note={requiresAuth ? 'Login Required' : undefined}
              />
            </CardItem>
          ))}
        </CardGrid>
        <AllLink {...text.demos.all} />
      </Section>
      <Section heading={text.industries.heading} text={text.industries.text} tone="surface">
        <IndustryStrip />
      </Section>
      <Section heading={text.writing.heading} text={text.writing.text}>
        <PostRow posts={posts} />
        <AllLink {...text.writing.all} />
      </Section>
      <CallToAction {...text.callToAction} />
    </>
  )
}

function AllLink({ label, page }: HomeText['demos']['all']) {
  return (
    <div>
      <ButtonLink to={linkTo(page)} tone="quiet">
        {label}
      </ButtonLink>
    </div>
  )
}
