import type { PageOf } from '../../../shared/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { DemoCard } from '../../features/demos/DemoCard.tsx'

export function DemosPage({ page }: { readonly page: PageOf<'demos'> }) {
  const { text, demos } = page.data
  return (
    <>
      <Hero {...text.hero} />
      <Band>
        <CardGrid columns={demos.length === 4 ? 4 : 3}>
          {demos.map(demo => (
            <li key={demo.id}>
              <DemoCard demo={demo} />
            </li>
          ))}
        </CardGrid>
      </Band>
      <CallToAction {...text.callToAction} />
    </>
  )
}
