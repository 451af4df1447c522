import { toServicePath } from '../../../shared/addresses/service-path.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { Band } from '../../components/Band.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import coverStyles from '../../components/CoverImage.module.scss'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Picture } from '../../components/Picture.tsx'
import { PictureHero } from '../../components/PictureHero.tsx'
import { Reveal } from '../../components/Reveal.tsx'
import { Section } from '../../components/Section.tsx'
import { SpanMark } from '../../components/SpanMark.tsx'
import words from '../../components/text.module.scss'
import styles from './MethodologyDiagram.module.scss'
import { MethodologyDiagram } from './MethodologyDiagram.tsx'

/** In seconds. */
const methodologyDelays = [0.2, 0.3, 0.4, 0.5]
/** In seconds: after all cards. */
const closingDelay = 0.8

export function ServicesPage({ page }: { readonly page: PageOf<'services'> }) {
  const { text, methodologies } = page.data
  return (
    <>
      <PictureHero {...text.hero} />
      <Band>
        <CardGrid columns={2}>
          {text.cards.map(({ image, title, description }, index) => (
            <CardItem key={title} index={index}>
              <Card
                title={title}
                level={2}
                top={
                  <Picture
                    className={coverStyles.cover}
                    src={image.src}
                    alt={image.alt}
                    sizes="(min-width: 48rem) 36rem, 92vw"
                    fallbacks={[defaultPictures.service]}
                    urgency={index < 2 ? 'early' : undefined}
                  />
                }
                text={description}
                to={toServicePath(title)}
                action="Learn more"
              />
            </CardItem>
          ))}
        </CardGrid>
      </Band>
      <Section heading={text.methodologies.heading} text={text.methodologies.text} tone="surface" mark={<SpanMark />}>
        <CardGrid columns={4}>
          {methodologies.map(({ id, title, description, steps }, index) => (
            <li key={id}>
              <Reveal delay={methodologyDelays[index]}>
                <article className={styles.method}>
                  <MethodologyDiagram id={id} />
                  <h3 id={toSlug(title)}>{title}</h3>
                  <p className={words.quiet}>{description}</p>
                  <details>
                    <summary>{text.methodologies.steps}</summary>
                    <FeatureList items={steps} />
                  </details>
                </article>
              </Reveal>
            </li>
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...text.callToAction} delay={closingDelay} />
    </>
  )
}
