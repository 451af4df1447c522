import { useEffect, useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { UseCaseSummary } from '../../../shared/content/schemas/industry.ts'
import { splitKpi } from '../../../shared/content/schemas/kpi.ts'
import type { IndustryText } from '../../../shared/content/schemas/page-texts.ts'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Section } from '../../components/Section.tsx'
import words from '../../components/text.module.scss'
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
  // A card gets its picture back after its dialog has gone: in the same transition it would start a view transition in
  // which nothing moves, and after which React gives the focus back to what had it before.
  const [lastSlug, setLastSlug] = useState(openSlug)
  useEffect(() => setLastSlug(openSlug), [openSlug])
  return (
    <Section
      id="cases"
      heading="Featured AI Use Cases"
      text={<span data-only="screen">Click a use case to learn more about it</span>}
      tone="surface"
    >
      <p>{legend}</p>
      <ul className={styles.useCases} {...inPlaceLinks}>
        {useCases.map(({ slug, title, description, kpi, image_src }) => (
          <li key={slug} className={styles.useCase}>
            {image_src !== undefined && (
              <CoverImage
                cover={{ src: image_src, alt: '' }}
                place="card"
                isOpened={slug === openSlug || slug === lastSlug}
              />
            )}
            <h3 className={styles.title}>
              <a className={words.link} href={linkTo('industry', { industryId }, { case: slug })}>
                {title}
              </a>
            </h3>
            <ul className={styles.kpis}>
              {[kpi].flat().map((text, index) => (
                <li key={text}>{index === 0 ? <Kpi text={text} /> : text}</li>
              ))}
            </ul>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const target = 'Our target'

/** The figure that the text begins with, large. What is unnamed is our own target, as the legend says. */
function Kpi({ text }: { readonly text: string }) {
  const { label = '', figure, rest } = splitKpi(text)
  if (figure === undefined) return text
  const [kind = '', limit] = label.split(': ')
  return (
    <>
      <small data-only={kind === target ? 'reader paper' : undefined}>
        {kind}
        <span data-only="reader paper">: </span>
      </small>
      <strong className={styles.figure}>
        <span>{limit}</span>
        {figure}
      </strong>
      <span>{rest}</span>
    </>
  )
}
