import { oneFeed, toTopicFeedPath } from '../../../shared/addresses/feed-formats.ts'
import { linkTo, type PageLink } from '../../../shared/addresses/links.ts'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import { ReadingSection } from '../../features/sections/SectionFrame.tsx'
import { TextSection } from '../../features/sections/TextSection.tsx'
import { ReadingOrder } from '../../features/topics/ReadingOrder.tsx'
import styles from '../../features/topics/reading-order.module.scss'
import { formatTotal } from '../../features/topics/total-minutes.ts'

const DownloadsSection = lazyPart(() =>
  import('../../features/sections/DownloadsSection.tsx').then(module => module.DownloadsSection),
)

type Props = { readonly page: PageOf<'topic'>; readonly runtime: Runtime }

export function TopicPage({ page, runtime }: Props) {
  const { words, topic, more, cover } = page.data
  const { id, hero, introduction, reading, files } = topic
  const groups = [
    { heading: words.useCases, links: topic.useCases },
    { heading: words.demos, links: topic.demos },
    { heading: words.calculators, links: topic.calculators },
    { heading: words.products, links: topic.products },
  ].filter(({ links }) => links.length > 0)
  const feedPath = toTopicFeedPath(id)
  return (
    <>
      {runtime.publicUrl !== '' && (
        <link rel="alternate" type={oneFeed.type} title={`${oneFeed.name}: ${hero.heading}`} href={feedPath} />
      )}
      <TypeHero
        {...hero}
        eyebrow={<a href={linkTo('topics')}>{hero.eyebrow}</a>}
        aside={
          <p className={styles.count}>
            <a href="#reading">
              <strong>{reading.length}</strong>
              {`${words.reading.text} ${formatTotal(reading)}`}
            </a>
          </p>
        }
      />
      <TextSection section={{ kind: 'text', id: 'view', ...introduction }} />
      <ReadingSection section={{ id: 'reading', heading: words.reading.heading }}>
        <ReadingOrder steps={reading} kinds={words} cover={cover} />
      </ReadingSection>
      {more.length > 0 && (
        <ReadingSection section={{ id: 'more', ...words.more }}>
          <LinkList links={more} />
        </ReadingSection>
      )}
      {groups.length > 0 && (
        <ReadingSection section={{ id: 'practice', ...words.practice }}>
          {groups.map(({ heading, links }) => (
            <div key={heading} className={styles.topicGroup}>
              <h3>{heading}</h3>
              <LinkList links={links} />
            </div>
          ))}
        </ReadingSection>
      )}
      {files.length > 0 && (
        <DownloadsSection section={{ kind: 'downloads', id: 'files', ...words.files, files: [...files] }} />
      )}
      {runtime.publicUrl !== '' && (
        <ReadingSection section={{ id: 'feed', heading: oneFeed.name }}>
          <p>
            <a href={feedPath}>{words.feed.link}</a>
          </p>
          <p>{words.feed.none}</p>
        </ReadingSection>
      )}
    </>
  )
}

function LinkList({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul className={styles.topicLinks}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
