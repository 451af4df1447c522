import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import { HomeSection, Onward } from './HomeSection.tsx'
import home from './home.module.scss'

/** What an engagement costs, in one line. */
export function Prices({ heading, text, items, link }: NonNullable<HomeText['prices']>) {
  return (
    <HomeSection heading={heading} text={text} more={<Onward links={[link]} />}>
      <ul className={home.prices}>
        {items.map(({ label, price }) => (
          <li key={label}>
            <b>{price}</b> {label}
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
