import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { PaperDownload } from '../../features/papers/PaperDownload.tsx'

export function WhitePapersPage({ page }: { readonly page: PageOf<'whitePapers'> }) {
  const { text, papers } = page.data
  return (
    <>
      <TypeHero size="list" {...text.hero}>
        {!content.siteData.absent.includes('topics') && (
          <ButtonLink to={linkTo('topics')} tone="quiet">
            {text.topics}
          </ButtonLink>
        )}
      </TypeHero>
      <Section heading={text.featured.heading} text={text.featured.text}>
        <CardGrid columns={3}>
          {papers.map(({ id, title, abstract, category, cover, authors }, index) => (
            <CardItem key={id} index={index % 3}>
              <Card
                title={title}
                note={<Badge>{category}</Badge>}
                text={abstract}
                clamp
                top={<CoverImage cover={cover} place="card" urgency={index < 3 ? 'early' : undefined} />}
                to={linkTo('whitePaper', { paperId: id })}
                action="Read Paper"
              >
                <Row>
                  {authors.map(({ name, avatar }) => (
                    <Avatar key={name} name={name} src={avatar} />
                  ))}
                </Row>
                <PaperDownload paper={{ id, title }} isSmall />
              </Card>
            </CardItem>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
