import type { Section } from '../../../shared/content/schemas/sections.ts'
import type { Runtime } from '../../../shared/site-pages/page-data.ts'
import { CardsSection } from './CardsSection.tsx'
import { DownloadsSection } from './DownloadsSection.tsx'
import { FiguresSection } from './FiguresSection.tsx'
import { ListSection } from './ListSection.tsx'
import { QuestionsSection } from './QuestionsSection.tsx'
import { RetentionSection } from './RetentionSection.tsx'
import { StepsSection } from './StepsSection.tsx'
import styleSheet from './sections.scss?url'
import { TableSection } from './TableSection.tsx'
import { TextSection } from './TextSection.tsx'

type Props = { readonly sections: readonly Section[] | undefined; readonly runtime: Runtime }

/** The sections of a page of text, a service or an engagement. */
export function Sections({ sections = [], runtime }: Props) {
  if (sections.length === 0) return null
  return (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="page" />
      {sections.map(section => (
        <AnySection key={section.id} section={section} runtime={runtime} />
      ))}
    </>
  )
}

function AnySection({ section, runtime }: { readonly section: Section; readonly runtime: Runtime }) {
  switch (section.kind) {
    case 'text':
      return <TextSection section={section} />
    case 'list':
      return <ListSection section={section} />
    case 'steps':
      return <StepsSection section={section} />
    case 'table':
      return <TableSection section={section} />
    case 'cards':
      return <CardsSection section={section} />
    case 'questions':
      return <QuestionsSection section={section} />
    case 'figures':
      return <FiguresSection section={section} />
    case 'downloads':
      return <DownloadsSection section={section} />
    case 'retention':
      return <RetentionSection section={section} days={runtime.days} />
  }
}
