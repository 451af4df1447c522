import { linkTo } from '../shared/addresses/links.ts'
import type { HomeFacts } from '../shared/content/schemas/home.ts'
import { readNumber } from './charts/chart-table.ts'
import { findPerson } from './people.ts'
import type { Entries } from './read-entries.ts'

/** What the home page shows of people, files and an engagement, whose ids the checks have found to be known. */
export function assembleHome({ single, folder }: Entries): HomeFacts {
  const { bridge, engagement } = single['pages/home.json'].value
  const team = single['team.json'].value
  const sections = folder.work.find(({ value }) => value.id === engagement?.id)?.value.sections ?? []
  return {
    piers: (bridge?.piers ?? []).map(({ document, person, ...pier }) => {
      const { id, name, role, image } = findPerson(team, 'id', person)
      const to = linkTo('person', { personId: id })
      const paper = document && { label: document.label, to: `/files/${document.file}.pdf` }
      return { ...pier, document: paper, person: { name, role, image, to } }
    }),
    // A row for each month: its number and the position at its end.
    curve: sections.flatMap(section =>
      section.id === 'position' && section.kind === 'chart'
        ? section.rows.flatMap(([, position = '']) => readNumber(position) ?? [])
        : [],
    ),
  }
}
