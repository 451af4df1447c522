import type { Section } from '../../../shared/content/schemas/sections.ts'
import type { Runtime } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { FiguresSection } from './FiguresSection.tsx'
import { ListSection } from './ListSection.tsx'
import { TextSection } from './TextSection.tsx'

// Most pages have none of these, and each has styles of its own.
const CardsSection = lazyPart(() => import('./CardsSection.tsx').then(module => module.CardsSection))
const ChartSection = lazyPart(() => import('./ChartSection.tsx').then(module => module.ChartSection))
const FiledChartSection = lazyPart(() => import('./FiledChartSection.tsx').then(module => module.FiledChartSection))
const DownloadsSection = lazyPart(() => import('./DownloadsSection.tsx').then(module => module.DownloadsSection))
const QuestionsSection = lazyPart(() => import('./QuestionsSection.tsx').then(module => module.QuestionsSection))
const RetentionSection = lazyPart(() => import('./RetentionSection.tsx').then(module => module.RetentionSection))
const StepsSection = lazyPart(() => import('./StepsSection.tsx').then(module => module.StepsSection))
const TableSection = lazyPart(() => import('./TableSection.tsx').then(module => module.TableSection))

type Props = {
  readonly sections: readonly Section[] | undefined
  readonly runtime: Runtime
  /** The section whose gates the first screen draws. */
  readonly drawnAbove?: Section | undefined
}

/** The sections of a page of text, a service or an engagement. */
export function Sections({ sections = [], runtime, drawnAbove }: Props) {
  if (sections.length === 0) return null
  return (
    <>
      {sections.map(section => (
        <AnySection key={section.id} section={section} runtime={runtime} isDrawn={section !== drawnAbove} />
      ))}
    </>
  )
}

type OneProps = { readonly section: Section; readonly runtime: Runtime; readonly isDrawn: boolean }

function AnySection({ section, runtime, isDrawn }: OneProps) {
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} />
    case 'list':
      return <ListSection section={section} />
    case 'steps':
      return <StepsSection section={section} isDrawn={isDrawn} />
    case 'table':
      return <TableSection section={section} />
    case 'chart':
      return section.file === undefined ? <ChartSection section={section} /> : <FiledChartSection section={section} />
    case 'cards':
      return <CardsSection section={section} />
    case 'questions':
      return <QuestionsSection section={section} />
    case 'figures':
      return <FiguresSection section={section} />
    case 'downloads':
      return <DownloadsSection section={section} />
    case 'retention':
      return <RetentionSection section={section} runtime={runtime} />
  }
}
