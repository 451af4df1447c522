import { linkTo } from '../../../shared/addresses/links.ts'
import type { Demo } from '../../../shared/content/schemas/demo.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import text from '../../components/text.module.scss'
import { usePageLinks } from '../../components/use-page-links.ts'
import styles from './DemoPage.module.scss'

type Data = PageOf<'demo'>['data']
type Props = {
  readonly demoId: string
  readonly about: NonNullable<Demo['inYourCompany']>
  readonly words: Data['text']['inYourCompany']
  readonly industries: Data['industries']
}

/** What the demo would be with the visitor's data, and where to go from there. */
export function InYourCompany({ demoId, about, words, industries }: Props) {
  const toPath = usePageLinks()
  return (
    <Section heading={words.heading} text={about.text}>
      <div className={styles.company}>
        <div className={text.stack}>
          <h3>{words.points}</h3>
          <FeatureList items={about.points} />
        </div>
        <div className={text.stack}>
          <h3>{words.industries}</h3>
          <Row>
            {industries.map(({ id, name }) => (
              <ButtonLink key={id} tone="quiet" to={linkTo('industry', { industryId: id })}>
                {name}
              </ButtonLink>
            ))}
          </Row>
          <ButtonLink to={toPath({ ...words.contact, topic: demoId })}>{words.contact.label}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
