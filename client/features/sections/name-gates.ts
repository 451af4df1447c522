import type { Section, SectionOf } from '../../../shared/content/schemas/sections.ts'

type StepsContent = SectionOf<'steps'>
type Step = StepsContent['steps'][number] & {
  /** Anchor of the step. */
  readonly anchor: string
}

/** Whether it is a timeline with decisions, which is drawn as a bridge. */
export function hasGates(section: Section | undefined): section is StepsContent {
  return section?.kind === 'steps' && section.steps.some(({ gate }) => gate !== undefined)
}

/** Gates without a name of their own are numbered from 1. */
export function nameGates({ id, steps }: StepsContent): readonly Step[] {
  let gates = 0
  return steps.map((step, index) => ({
    ...step,
    anchor: `${id}-${index + 1}`,
    ...(step.gate !== undefined && { gateName: step.gateName ?? `Gate ${++gates}` }),
  }))
}
