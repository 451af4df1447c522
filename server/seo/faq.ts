import type { FAQPage } from 'schema-dts'
import type { Section } from '../../shared/content/schemas/sections.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'

/** A single question is not a list of questions. */
const minQuestions = 2

/** The questions that a page shows with their answers, https://schema.org/FAQPage; undefined for pages without such a list. */
export function toFaqPage(page: Page): FAQPage | undefined {
  const questions = findSections(page).flatMap(section => (section.kind === 'questions' ? section.questions : []))
  if (questions.length < minQuestions) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The sections of the content that the page shows. */
function findSections({ data }: Page): readonly Section[] {
  const shown = 'service' in data ? data.service : 'text' in data ? data.text : undefined
  return typeof shown === 'object' && 'sections' in shown ? (shown.sections ?? []) : []
}
