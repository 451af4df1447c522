import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { formatTotal } from '../../../shared/topics/total-minutes.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import { ReadingSection } from '../../features/sections/SectionFrame.tsx'
import { ReadingOrder } from '../../features/topics/ReadingOrder.tsx'
import styles from '../../features/topics/reading-order.module.scss'

export function TopicsPage({ page }: { readonly page: PageOf<'topics'> }) {
  const { text, topics, lists } = page.data
  return (
    <>
      <Hero {...text.hero} />
      <Section {...text.topics}>
        <ul className={styles.topicIndex}>
          {topics.map(({ to, title, text, count, time }) => (
            <li key={to}>
              <h3>
                <a href={to}>{title}</a>
              </h3>
              <p>{text}</p>
              <p className={styles.readingKind}>{`${count} articles, ${time}`}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...text.roles}>
        <Row>
          {lists.map(({ id, role }) => (
            <ButtonLink key={id} tone="quiet" to={`#${id}`}>
              {role}
            </ButtonLink>
          ))}
        </Row>
      </Section>
      {lists.map(({ id, role, text, reading }) => (
        <ReadingSection
          key={id}
          section={{ id, heading: role, text: `${text} ${reading.length} articles, ${formatTotal(reading)}.` }}
        >
          <ReadingOrder steps={reading} />
        </ReadingSection>
      ))}
      <CallToAction {...text.callToAction} />
    </>
  )
}
