import type { PageOf } from '../../../shared/page-data.ts'
import { Hero } from '../../components/Hero.tsx'

export function ManagePostsPage({ page }: { readonly page: PageOf<'managePosts'> }) {
  return <Hero {...page.data.text.hero} />
}
