import type { PageOf } from '../../../shared/page-data.ts'
import { Hero } from '../../components/Hero.tsx'

export function LandscapePage({ page }: { readonly page: PageOf<'landscape'> }) {
  return <Hero {...page.data.text.hero} />
}
