import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { PictureHero } from '../../components/PictureHero.tsx'
import { Section } from '../../components/Section.tsx'
import { DemoCard } from '../../features/demos/DemoCard.tsx'
import { Benefits } from './Benefits.tsx'
import { CaseStudyDialog } from './CaseStudyDialog.tsx'
import { MetricsBand } from './MetricsBand.tsx'
import { Reading } from './Reading.tsx'
import { Snapshot } from './Snapshot.tsx'
import { UseCases } from './UseCases.tsx'

export function IndustryPage({ page }: { readonly page: PageOf<'industry'> }) {
  const { text, industry, demos, reading, open } = page.data
  const { id, name, cta } = industry
  const nextStep = cta.button ?? 'Contact Us'
  return (
    <>
      <PictureHero heading={industry.title} text={industry.subtitle} picture={industry.picture} />
      <Snapshot snapshot={industry.snapshot} />
      <Benefits industryId={id} name={name} benefits={industry.benefits} />
      <UseCases industryId={id} useCases={industry.use_cases} legend={text.legend} />
      {open !== undefined && (
        <CaseStudyDialog
          key={open.useCase.slug}
          industryId={id}
          nextStep={nextStep}
          timelineNote={text.timeline}
          {...open}
        />
      )}
      <MetricsBand key={id} industryId={id} metrics={industry.success_metrics} note={text.metrics} />
      {demos.length > 0 && (
        <Section
          id="demos"
          heading="Demos & Resources Hub"
          text={`Explore our interactive demos to see AI in action for ${name}`}
          isForScreens
        >
          <CardGrid columns={2}>
            {demos.map((demo, index) => (
              <CardItem key={demo.id} index={index}>
                <DemoCard demo={demo} />
              </CardItem>
            ))}
            <li>
              <Reading articles={reading} />
            </li>
          </CardGrid>
        </Section>
      )}
      {demos.length === 0 && reading.length > 0 && (
        <Section id="reading" heading={text.reading}>
          <Reading articles={reading} />
        </Section>
      )}
      <CallToAction
        heading={cta.headline ?? 'Ready to Begin Your AI Journey?'}
        text={cta.subtext}
        primary={{ label: nextStep, page: 'contact', topic: id }}
        secondary={{ label: 'Explore All Services', page: 'services' }}
        lead={industry.lead}
      />
    </>
  )
}
