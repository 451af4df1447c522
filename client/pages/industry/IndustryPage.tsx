import type { PageOf } from '../../../shared/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'
import { DemoCard } from '../../features/demos/DemoCard.tsx'

export function IndustryPage({ page }: { readonly page: PageOf<'industry'> }) {
  const { industry, demos } = page.data
  const { name, cta } = industry
  return (
    <>
      <Hero heading={industry.title} text={industry.subtitle} />
      <Section heading="Industry Snapshot" text={industry.snapshot.quote} />
      {industry.benefits.length > 0 && (
        <Section heading={`Benefits of AI in ${name}`} tone="surface">
          <FeatureList items={industry.benefits} />
        </Section>
      )}
      {demos.length > 0 && (
        <Section heading="Demos & Resources Hub" text={`Explore our interactive demos to see AI in action for ${name}`}>
          <CardGrid columns={2}>
            {demos.map(demo => (
              <li key={demo.id}>
                <DemoCard demo={demo} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      <CallToAction
        heading={cta.headline ?? 'Ready to Begin Your AI Journey?'}
        text={cta.subtext}
        primary={{ label: cta.button ?? 'Contact Us', page: 'contact' }}
        secondary={{ label: 'Explore All Services', page: 'services' }}
      />
    </>
  )
}
