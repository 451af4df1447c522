import { linkTo } from '../../../shared/addresses/links.ts'
import type { UseCaseSummary } from '../../../shared/content/library.ts'
import { splitKpi } from '../../../shared/content/schemas/kpi.ts'
import type { IndustryText } from '../../../shared/content/schemas/page-texts.ts'
import cardStyles from '../../components/Card.module.scss'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Section } from '../../components/Section.tsx'
import { inPlaceLinks } from '../../features/navigation/internal-links.ts'
import styles from './UseCases.module.scss'

type Props = {
  readonly industryId: string
  readonly useCases: readonly UseCaseSummary[]
  readonly legend: IndustryText['legend']
  /** The slug of the one whose dialog is open. */
  readonly openSlug: string | undefined
}

export function UseCases({ industryId, useCases, legend, openSlug }: Props) {
  return (
    <Section
      id="cases"
      heading="Featured AI Use Cases"
      text={<span data-only="screen">Click a use case to learn more about it</span>}
      tone="surface"
    >
      <dl className={styles.legend}>
        {legend.map(({ label, meaning }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.useCases} {...inPlaceLinks}>
        {useCases.map(({ slug, title, description, kpi, image_src }) => (
          <li key={slug} className={styles.useCase} data-opens>
            {image_src !== undefined && (
              <CoverImage cover={{ src: image_src, alt: '' }} place="card" isOpened={slug === openSlug} />
            )}
            <h3 className={styles.title}>
              <a className={cardStyles.link} href={linkTo('industry', { industryId }, { case: slug })}>
                {title}
              </a>
            </h3>
            <p className={styles.description}>{description}</p>
            <ul className={styles.kpis}>
              {[kpi].flat().map((text, index) => (
                <li key={text}>{index === 0 ? <Kpi text={text} /> : text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Shows the figure that the text begins with large, on a line of its own. */
function Kpi({ text }: { readonly text: string }) {
  const { label, figure, rest } = splitKpi(text)
  if (figure === undefined) return text
  return (
    <>
      {label}
      <strong className={styles.figure}>{figure}</strong>
      {rest}
    </>
  )
}
