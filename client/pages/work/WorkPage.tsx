import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { ChartFigure } from '../../features/writing/ChartFigure.tsx'
import { EngagementRow } from './EngagementRow.tsx'
import { References } from './References.tsx'
import styles from './work.module.scss'

export function WorkPage({ page, runtime }: { readonly page: PageOf<'work'>; readonly runtime: Runtime }) {
  const { text, engagements } = page.data
  const [lead] = engagements
  return (
    <>
      <Hero {...text.hero} stage={lead?.drawing !== undefined && <ChartFigure drawing={lead.drawing} isOpening />} />
      <Section heading={text.engagements.heading} text={text.engagements.text}>
        <ul className={styles.engagements}>
          {engagements.map(engagement => (
            <li key={engagement.id}>
              <EngagementRow engagement={engagement} invented={text.invented} hasChart={engagement !== lead} />
            </li>
          ))}
        </ul>
      </Section>
      <References {...text.references} />
      <Sections sections={text.sections} runtime={runtime} />
      {text.callToAction !== undefined && <CallToAction {...text.callToAction} />}
    </>
  )
}
