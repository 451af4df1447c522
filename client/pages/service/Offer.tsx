import type { Service } from '../../../shared/content/library.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Section } from '../../components/Section.tsx'
import { SpanMark } from '../../components/SpanMark.tsx'
import styles from './Offer.module.scss'

/** What a service consists of: three parts stand beside each other, more of them below each other. */
export function Offer({ offer: { heading, text, featuresLabel, cards } }: { readonly offer: Service['offer'] }) {
  return (
    <Section heading={heading} text={text} tone="surface" mark={<SpanMark />}>
      {cards.length === 3 ? (
        <CardGrid columns={3}>
          {cards.map(({ icon, title, description, features }, index) => (
            <CardItem key={title} index={index}>
              <Card icon={icon} title={title} text={description}>
                <FeatureList label={featuresLabel} items={features} />
              </Card>
            </CardItem>
          ))}
        </CardGrid>
      ) : (
        <ul className={styles.rows}>
          {cards.map(({ icon, title, description, features }, index) => (
            <CardItem key={title} index={index % 3}>
              <article className={styles.row}>
                <h3 id={toSlug(title)}>
                  <Icon name={icon} weight={1.75} />
                  {title}
                </h3>
                <p>{description}</p>
                <FeatureList label={featuresLabel} items={features} />
              </article>
            </CardItem>
          ))}
        </ul>
      )}
    </Section>
  )
}
