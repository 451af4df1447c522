import type { PageOf } from '../../../shared/page-data.ts'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'

/** A page that is all text: its file in content/pages is drawn as it is. */
export function TextPage({ page }: { readonly page: PageOf<'text'> }) {
  const { hero, sections = [] } = page.data.text
  return (
    <>
      <Hero {...hero} />
      {sections.map(({ heading, text }) => (
        <Section key={heading} heading={heading} text={text} />
      ))}
    </>
  )
}
