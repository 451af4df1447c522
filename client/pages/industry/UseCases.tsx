import type { UseCaseSummary } from '../../../shared/content/library.ts'
import { linkTo } from '../../../shared/links.ts'
import cardStyles from '../../components/Card.module.scss'
import { Section } from '../../components/Section.tsx'
import { inPlaceLinks } from '../../features/navigation/internal-links.ts'
import styles from './UseCases.module.scss'

type Props = { readonly industryId: string; readonly useCases: readonly UseCaseSummary[] }

export function UseCases({ industryId, useCases }: Props) {
  return (
    <Section heading="Featured AI Use Cases" text="Click a use case to learn more about it" tone="surface">
      <ul className={styles.grid} {...inPlaceLinks}>
        {useCases.map(({ slug, title, description, kpi }) => (
          <li key={slug} className={styles.card}>
            <h3 className={styles.title}>
              <a className={cardStyles.link} href={linkTo('industry', { industryId }, { case: slug })}>
                {title}
              </a>
            </h3>
            <p className={styles.description}>{description}</p>
            <ul className={styles.kpis}>
              {[kpi].flat().map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
