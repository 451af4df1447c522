import type { PageOf } from '../../../shared/page-data.ts'
import { Hero } from '../../components/Hero.tsx'

export function InsightsPage({ page }: { readonly page: PageOf<'insights'> }) {
  return <Hero {...page.data.text.hero} />
}
