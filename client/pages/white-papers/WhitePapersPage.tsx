import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'

export function WhitePapersPage({ page }: { readonly page: PageOf<'whitePapers'> }) {
  const { text, papers } = page.data
  return (
    <>
      <Hero {...text.hero} />
      <Section heading={text.featured.heading} text={text.featured.text}>
        <CardGrid columns={3}>
          {papers.map(({ id, title, abstract, category }) => (
            <li key={id}>
              <Card title={title} note={category} text={abstract} to={linkTo('whitePaper', { paperId: id })} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
