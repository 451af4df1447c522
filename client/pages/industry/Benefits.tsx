import { industryPictures } from '../../../shared/values/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './Benefits.module.scss'

type Props = { readonly industryId: string; readonly name: string; readonly benefits: readonly string[] }

/** Four numbered lines in large letters, beside the picture of the industry. */
export function Benefits({ industryId, name, benefits }: Props) {
  return (
    <Section id="benefits" heading={`Benefits of AI in ${name}`}>
      <div className={styles.benefits}>
        <ol className={styles.list}>
          {benefits.map(withoutCheckMark).map(benefit => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ol>
        <figure className={styles.figure}>
          <Picture src={industryPictures(industryId).picture} alt={`Illustration: ${name}`} sizes="425px" />
          <figcaption data-only="screen">INNOVATION</figcaption>
        </figure>
      </div>
    </Section>
  )
}

/** The benefit without a leading check mark. */
export function withoutCheckMark(benefit: string): string {
  return benefit.replace(/^[✓✔✅☑]\uFE0F?\s*/u, '')
}
