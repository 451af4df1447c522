import { industryPictures } from '../../../shared/values/pictures.ts'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './Benefits.module.scss'

type Props = { readonly industryId: string; readonly name: string; readonly benefits: readonly string[] }

export function Benefits({ industryId, name, benefits }: Props) {
  return (
    <Section id="benefits" heading={`Benefits of AI in ${name}`}>
      <div className={styles.benefits}>
        <FeatureList items={benefits.map(withoutCheckMark)} />
        <figure className={styles.figure}>
          <Picture
            className={styles.picture}
            src={industryPictures(industryId).picture}
            alt={`Illustration: ${name}`}
            sizes="(min-width: 30rem) 425px, 92vw"
          />
          <figcaption className={styles.badge} data-only="screen">
            INNOVATION
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}

/** The benefit without a leading check mark. */
export function withoutCheckMark(benefit: string): string {
  return benefit.replace(/^[✓✔✅☑]\uFE0F?\s*/u, '')
}
