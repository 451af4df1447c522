import type { Section, SectionOf } from '../../shared/content/schemas/sections.ts'
import { escapeText, toHeading, toLink, toList, toStrong, toTable } from '../../shared/markdown-blocks.ts'
import type { Runtime } from '../../shared/page-data.ts'
import { writeCards, writeDownloads, writeHead, writeLinks, writeTexts } from './parts.ts'
import type { WriterContext } from './writer.ts'

/** The typed sections of a page as Markdown: one function for each kind, as components draw them in client/features/sections/. */
export function writeSections(sections: readonly Section[] = [], context: WriterContext): readonly string[] {
  return sections.flatMap(section => {
    const { links = [], sources = [] } = section
    return [
      ...writeHead(section),
      ...writeBody(section, context),
      ...(links.length > 0 ? [writeLinks(links)] : []),
      ...(sources.length > 0
        ? [`Sources: ${sources.map(({ url, publisher, year }) => toLink(`${publisher}, ${year}`, url)).join('; ')}`]
        : []),
    ]
  })
}

function writeBody(section: Section, { files, runtime }: WriterContext): readonly string[] {
  switch (section.kind) {
    case 'text':
      return writeTexts(...section.paragraphs)
    case 'list':
      return [toList(section.items.map(({ title, text }) => withTitle(title, text)))]
    case 'steps':
      return writeSteps(section)
    case 'table':
      return [toTable([section.columns, ...section.rows]), ...writeTexts(section.note)]
    case 'cards':
      return [
        writeCards(
          section.cards.map(({ title, text, features, link }) => ({
            title,
            text,
            features: [...(features ?? [])],
            to: link?.to,
          })),
        ),
      ]
    case 'questions':
      return section.questions.flatMap(({ question, answer }) => writeHead({ heading: question, text: answer }, 3))
    case 'figures':
      return [
        toList(
          section.figures.map(({ value, label, note }) => {
            const remark = note === undefined ? '' : ` (${escapeText(note)})`
            return `${escapeText(label)}: ${toStrong(value)}${remark}`
          }),
        ),
      ]
    case 'downloads':
      return [writeDownloads(section.files, files)]
    case 'retention':
      return [writeRetention(section, runtime.days)]
  }
}

function writeSteps({ steps }: SectionOf<'steps'>): readonly string[] {
  let gates = 0
  return steps.flatMap(({ when, title, text, method, yours, result, gate }) => {
    const facts = [
      ['Method', method],
      ['You bring', yours],
      ['You have at the end', result],
      [gate === undefined ? '' : `Gate ${++gates}`, gate],
    ].flatMap(([label = '', fact]) => (fact === undefined ? [] : [withTitle(`${label}:`, fact)]))
    return [toHeading(3, `${when}: ${title}`), ...writeTexts(text), ...(facts.length > 0 ? [toList(facts)] : [])]
  })
}

function writeRetention({ columns, rows }: SectionOf<'retention'>, days: Runtime['days']): string {
  const cells = rows.map(({ what, keys = [], where, period, daysOf }) => [
    keys.length > 0 ? `${what} (${keys.join(', ')})` : what,
    where,
    daysOf === undefined ? period : period.replace('{days}', days[daysOf] === 1 ? '1 day' : `${days[daysOf]} days`),
  ])
  return toTable([columns, ...cells])
}

function withTitle(title: string | undefined, text: string): string {
  return title === undefined ? escapeText(text) : `${toStrong(title)} ${escapeText(text)}`
}
