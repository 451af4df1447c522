import { correctionsFeedPath, oneFeed } from '../../../shared/addresses/feed-formats.ts'
import type { ListedChange } from '../../../shared/content/listed.ts'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { formatLongDate } from '../../../shared/values/dates.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import words from '../../components/text.module.scss'
import { ReadingSection } from '../../features/sections/SectionFrame.tsx'

type Props = { readonly page: PageOf<'corrections'>; readonly runtime: Runtime }

/** Every change by its day, newest first; of one day, by article. */
export function CorrectionsPage({ page, runtime }: Props) {
  const { text, changes } = page.data
  return (
    <>
      {runtime.publicUrl !== '' && (
        <link
          rel="alternate"
          type={oneFeed.type}
          title={`${oneFeed.name}: ${text.hero.heading}`}
          href={correctionsFeedPath}
        />
      )}
      <TypeHero
        {...text.hero}
        size="reading"
        aside={
          <>
            <p>{text.report}</p>
            {runtime.publicUrl !== '' && (
              <p>
                <a href={correctionsFeedPath}>{text.feed}</a>
              </p>
            )}
          </>
        }
      />
      {[...group(changes, ({ date }) => date)].map(([date, ofDay]) => (
        <ReadingSection key={date} isFound={false} section={{ id: `changes-${date}`, heading: formatLongDate(date) }}>
          <ul className={words.stack}>
            {[...group(ofDay, ({ article }) => article.to)].map(([to, ofArticle]) => (
              <li key={to}>
                <p>
                  <strong>
                    <a href={`${to}#changes`}>{ofArticle[0]?.article.label}</a>
                  </strong>
                </p>
                {ofArticle.map(change => (
                  <p key={change.text}>{change.text}</p>
                ))}
              </li>
            ))}
          </ul>
        </ReadingSection>
      ))}
    </>
  )
}

/** The changes by a key, in their order. */
function group(changes: readonly ListedChange[], toKey: (change: ListedChange) => string) {
  const groups = new Map<string, readonly ListedChange[]>()
  for (const change of changes) groups.set(toKey(change), [...(groups.get(toKey(change)) ?? []), change])
  return groups
}
