import { content } from 'virtual:content'
import { checkFields, toErrorMessages } from '../../shared/contact/contact-rules.ts'
import { Badge } from '../components/Badge.tsx'
import { ButtonLink } from '../components/ButtonLink.tsx'
import { Byline } from '../components/Byline.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { Card } from '../components/Card.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { CoverImage } from '../components/CoverImage.tsx'
import { FeatureList } from '../components/FeatureList.tsx'
import { PictureHero } from '../components/PictureHero.tsx'
import { Row } from '../components/Row.tsx'
import { Section } from '../components/Section.tsx'
import { TypeHero } from '../components/TypeHero.tsx'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import { DemoScene } from '../features/demos/DemoScene.tsx'
import { Prose } from '../features/writing/Prose.tsx'
import { Brand } from '../layout/Brand.tsx'
import { SiteLayout } from '../layout/SiteLayout.tsx'
import { AllIcons, Colors, TypeScale } from './specimens.tsx'

const picture = { src: '/images/services/fallback.jpg', alt: 'A specimen' }
const broken = { src: '/images/covers/not-there.jpg', alt: 'A cover that fails to load' }
const checked = checkFields(new Map([['email', 'ada']]))
const invalidForm = { fields: checked.fields, errors: toErrorMessages(checked.errors) }

/** Every component in every state, for developers: only the development server serves it, at /design. */
export function DesignPage() {
  return (
    <SiteLayout>
      <TypeHero eyebrow="Eyebrow" heading="Every component in every state" text="A hero without a picture.">
        <ButtonLink to="#">Strong</ButtonLink>
        <ButtonLink to="#" tone="quiet">
          Quiet
        </ButtonLink>
      </TypeHero>
      <PictureHero
        eyebrow="Eyebrow"
        heading="A hero with a picture"
        text="It fades toward the words."
        picture={picture}
      />
      <Section heading="Colors" text="Roles, with their contrast on the page's ground.">
        <Colors />
      </Section>
      <Section heading="Type and icons" tone="surface">
        <TypeScale />
        <AllIcons />
        <Brand name={content.siteData.site.name} />
      </Section>
      <Section heading="Cards" text="With a link, with a list, with a cover, with a cover that fails to load.">
        <CardGrid columns={4}>
          <li>
            <Card icon="compass" title="With a link" text="The whole card leads on." to="#" action="Learn more" />
          </li>
          <li>
            <Card icon="layers" title="With a list">
              <FeatureList label="Key Features" items={['The first', 'The second']} />
            </Card>
          </li>
          <li>
            <Card
              title="With a cover"
              note="August 12, 2025"
              top={<CoverImage cover={{ ...picture, src: '/images/covers/default.jpg' }} place="card" />}
            >
              <Byline author={{ name: 'Ada Lovelace', role: 'Without a picture' }} />
            </Card>
          </li>
          <li>
            <Card title="Fallbacks" top={<CoverImage cover={broken} place="card" />}>
              <Byline author={{ name: 'Broken', role: 'Default avatar', avatar: '/images/avatars/not-there.jpg' }} />
            </Card>
          </li>
        </CardGrid>
        <Row>
          <Badge>A badge</Badge>
          <Badge>Another</Badge>
        </Row>
        <DemoScene demo={{ thumbnailUrl: '/images/demos/not-there.jpg' }} />
      </Section>
      <Section heading="On the dark ground" tone="deep">
        <Row>
          <ButtonLink to="#" tone="onDeep">
            Strong
          </ButtonLink>
          <ButtonLink to="#" tone="quietOnDeep">
            Quiet
          </ButtonLink>
        </Row>
      </Section>
      <Section heading="Form with errors" tone="surface">
        <ContactForm prompt="It helps to name the process." refused={invalidForm} />
      </Section>
      <Section heading="Prose">
        <Prose html="<h2>Heading</h2><p>Text with <a href='#'>a link</a> and <code>code</code>.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>A quotation.</p></blockquote><table><thead><tr><th>Head</th><th>Head</th></tr></thead><tbody><tr><td>Cell</td><td>Cell</td></tr></tbody></table><pre><code>a block of code</code></pre>" />
      </Section>
      <CallToAction
        heading="The closing block"
        text="It leads to the next step."
        primary={{ label: 'Contact Us', page: 'contact' }}
        secondary={{ label: 'Explore All Services', page: 'services' }}
      />
    </SiteLayout>
  )
}
