import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { SearchBox } from '../../features/search/SearchBox.tsx'
import styles from '../../features/search/search.module.scss'
import { LinkList, WaysOn } from '../../features/search/WaysOn.tsx'
import { BrokenSpan } from './BrokenSpan.tsx'

/** Shown instead of a page that does not exist or failed. */
export function MessagePage({ page }: { readonly page: PageOf<'message'> }) {
  const { heading, text, back, requestId, help, isStatus } = page.data
  return (
    <>
      <TypeHero heading={heading} text={text} stage={isStatus ? undefined : <BrokenSpan />}>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
        {requestId !== undefined && <p>Request ID: {requestId}</p>}
      </TypeHero>
      <Band>
        <div className={styles.help}>
          {help.suggestions.length > 0 && <LinkList heading={help.text.missing} links={help.suggestions} />}
          <SearchBox text={help.text} />
          <WaysOn text={help.text} />
        </div>
      </Band>
    </>
  )
}
