import { linkTo } from '../../../links.ts'
import type { PassagePage } from '../../../search/passages.ts'
import type { CalculatorDocument } from '../../library.ts'
import type { FileSummary } from '../../schemas/files.ts'
import { readTexts } from './read-texts.ts'
import type { Sources } from './sources.ts'

/** Calculators and files to download, each at the piece or section that offers it. */
export function collectFiles({ read }: Sources): readonly PassagePage[] {
  const pieces = [
    ...read('posts').map(({ id, displayTitle: title }) => ({ id, title, path: linkTo('blogsPost', { postId: id }) })),
    ...read('papers').map(({ id, title }) => ({ id, title, path: linkTo('whitePaper', { paperId: id }) })),
  ]
  const withPieces = pieces.flatMap(({ id, title, path }) => {
    const { calculators = [], files = [] } = read(`bodies/${id}`)
    return [
      ...calculators.map(calculator => toCalculator(read(`calculators/${calculator}`), { title, path })),
      ...files.map(file => toFile(file, `${path}#piece-files`)),
    ]
  })
  const withSections = (read('pages/how-we-work').sections ?? []).flatMap(section =>
    section.kind === 'downloads' ? section.files.map(file => toFile(file, `${linkTo('howWeWork')}#${section.id}`)) : [],
  )
  return [...withPieces, ...withSections]
}

function toCalculator(
  { id, heading, text, fields }: CalculatorDocument,
  piece: { title: string; path: string },
): PassagePage {
  const labels = readTexts(fields.map(({ label, group }) => [group, label]))
  return {
    kind: 'calculator',
    path: `${piece.path}#calculate-${id}`,
    title: `${heading}: ${piece.title}`,
    passages: [{ text: `${text} ${labels}` }],
  }
}

function toFile({ title, description }: FileSummary, path: string): PassagePage {
  return { kind: 'file', path, title, passages: [{ text: description }] }
}
