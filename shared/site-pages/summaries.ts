import type { Documents } from '../content/library.ts'
import type { Demo, DemoSummary } from '../content/schemas/demo.ts'
import type { Job, JobSummary, TeamMember } from '../content/schemas/people.ts'
import type { Section, SectionOf } from '../content/schemas/sections.ts'

/** The newest of calendar dates; undefined without one. */
export function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}

// Only what cards show, because the page contains it as JSON.

export function toDemoSummary(demo: Demo): DemoSummary {
  const { id, name, description, thumbnailUrl, sceneUrl, claim, requiresAuth, industries, technology } = demo
  return { id, name, description, thumbnailUrl, sceneUrl, claim, requiresAuth, industries, technology }
}

export function toJobSummary({ id, title, location, type, department, summary, pay }: Job): JobSummary {
  return { id, title, location, type, department, summary, pay }
}

/** The person with whom one would work in the position. */
export function findColleague({ lead }: Job, team: readonly TeamMember[]) {
  const found = team.find(({ id }) => id === lead)
  return found && { id: found.id, name: found.name, role: found.role, image: found.image }
}

export function toEngagementSummary(engagement: Documents['work'][number]) {
  const { id, isInvented, outcome, summary, hero, sections = [] } = engagement
  const drawing = findOpening(sections)?.drawing
  // The first two of its page.
  const figures = sections
    .flatMap(section => (section.kind === 'figures' ? section.figures : []))
    .slice(0, 2)
    .map(({ value, label }) => ({ value, label }))
  return { id, isInvented, outcome, summary, title: hero.heading, figures, drawing }
}

/** The chart at the start of an engagement. */
export function findOpening([first]: readonly Section[]): SectionOf<'chart'> | undefined {
  return first?.kind === 'chart' ? first : undefined
}
