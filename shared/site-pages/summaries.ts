import type { Documents } from '../content/library.ts'
import type { Demo, DemoSummary } from '../content/schemas/demo.ts'
import type { Job, JobSummary } from '../content/schemas/people.ts'

/** The newest of calendar dates; undefined without one. */
export function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}

// Only what cards show, because the page contains it as JSON.

export function toDemoSummary(demo: Demo): DemoSummary {
  const { id, name, description, thumbnailUrl, sceneUrl, requiresAuth, industries, technology } = demo
  return { id, name, description, thumbnailUrl, sceneUrl, requiresAuth, industries, technology }
}

export function toJobSummary({ id, title, location, type, department, summary, pay }: Job): JobSummary {
  return { id, title, location, type, department, summary, pay }
}

export function toEngagementSummary(engagement: Documents['work'][number]) {
  const { id, isInvented, outcome, summary, hero, sections = [] } = engagement
  // The first two of its page.
  const figures = sections
    .flatMap(section => (section.kind === 'figures' ? section.figures : []))
    .slice(0, 2)
    .map(({ value, label }) => ({ value, label }))
  return { id, isInvented, outcome, summary, title: hero.heading, picture: { ...hero.picture, alt: '' }, figures }
}
