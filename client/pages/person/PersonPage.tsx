import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Part } from '../../components/Part.tsx'
import { Portrait } from '../../components/Portrait.tsx'
import { Row } from '../../components/Row.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import words from '../../components/text.module.scss'
import { usePageLinks } from '../../components/use-page-links.ts'
import { Answers } from './Answers.tsx'
import { ArticleLines } from './ArticleLines.tsx'
import { Articles } from './Articles.tsx'
import { LedWork } from './LedWork.tsx'
import styles from './person.module.scss'

export function PersonPage({ page }: { readonly page: PageOf<'person'> }) {
  const { text, person, articles, earlier } = page.data
  const { name, role, contact } = person
  const { sample } = content.siteData
  const toPath = usePageLinks()
  const write = <ButtonLink to={toPath({ page: 'contact', topic: contact.topic })}>{text.contact.button}</ButtonLink>
  return (
    <>
      <div className={styles.hero}>
        <TypeHero eyebrow={role} heading={name} text={person.summary}>
          <div className={words.stack}>
            <Row>
              {write}
              <a href={person.linkedin} aria-label={`${name} on LinkedIn`}>
                LinkedIn
              </a>
              <a href={`${linkTo('about')}#team`}>{text.team}</a>
            </Row>
            {sample !== undefined && <p className={words.note}>{sample.people}</p>}
          </div>
        </TypeHero>
        <div className={styles.portrait}>
          <Portrait person={person} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 16rem, 60vw" urgency="main" />
        </div>
      </div>
      <Answers heading={text.answers} person={person} />
      <LedWork heading={text.leads.heading} text={text.leads.text} work={person.leads} />
      <Articles heading={text.writing} articles={articles} earlier={earlier} />
      {person.reviewed.length > 0 && (
        <Band>
          <Part {...text.reviews}>
            <ArticleLines
              lines={person.reviewed.map(({ reviewedOn, ...article }) => ({ ...article, day: reviewedOn }))}
            />
          </Part>
        </Band>
      )}
      <Band>
        <Part heading={text.contact.heading}>
          <div className={words.stack}>
            <p>{contact.text}</p>
            {write}
          </div>
        </Part>
      </Band>
    </>
  )
}
