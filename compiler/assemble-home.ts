import { linkTo } from '../shared/addresses/links.ts'
import type { HomeFacts } from '../shared/content/schemas/home.ts'
import { findPerson } from './people.ts'
import type { Entries } from './read-entries.ts'

/** What the home page shows of people, files and an engagement, whose ids the checks have found to be known. */
export function assembleHome({ single, folder }: Entries): HomeFacts {
  const { bridge, engagement } = single['pages/home.json'].value
  const team = single['team.json'].value
  const sections = folder.work.find(({ value }) => value.id === engagement.id)?.value.sections ?? []
  return {
    piers: bridge.piers.map(({ document, person, ...pier }) => {
      const { id, name, role, image } = findPerson(team, 'id', person)
      const to = linkTo('person', { personId: id })
      const paper = document && { label: document.label, to: `/files/${document.file}.pdf` }
      return { ...pier, document: paper, person: { name, role, image, to } }
    }),
    // The cells after the header of each row are the months, in order.
    curve: sections.flatMap(section =>
      section.id === 'position' && section.kind !== 'retention' && 'rows' in section
        ? section.rows.flatMap(([, ...months]) => months.map(toDollars))
        : [],
    ),
  }
}

/** A number for an amount such as "−$19,320". */
function toDollars(cell: string): number {
  return Number(cell.replace(/[$,]/g, '').replace('−', '-'))
}
