import type { PageOf } from '../../../shared/page-data.ts'
import { toServicePath } from '../../../shared/service-path.ts'
import { Band } from '../../components/Band.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './ServicesPage.module.scss'

export function ServicesPage({ page }: { readonly page: PageOf<'services'> }) {
  const { text, methodologies } = page.data
  return (
    <>
      <Hero {...text.hero} />
      <Band>
        <CardGrid columns={2}>
          {text.cards.map(({ icon, title, description }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description} to={toServicePath(title)}>
                <span className={styles.more} aria-hidden="true">
                  Learn more
                </span>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Band>
      <Section heading={text.methodologies.heading} text={text.methodologies.text} tone="surface">
        <CardGrid columns={4}>
          {methodologies.map(({ id, icon, title, description, steps }) => (
            <li key={id}>
              <Card icon={icon} title={title} text={description}>
                <FeatureList items={steps} />
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...text.callToAction} />
    </>
  )
}
