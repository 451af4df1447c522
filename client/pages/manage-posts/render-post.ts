import { type CalculatorBlock, insertCalculators } from '../../../compiler/insert-calculators.ts'
import { withNotes } from '../../../compiler/notes.ts'
import { renderMarkdown, toBody } from '../../../compiler/render-markdown.ts'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'

/**
 * The text of a post as readers see it. The notes, calculators, files and history of the post that it replaces stay,
 * because only the compiler can look up others. Charts are drawn by the compiler alone: here they are blocks of code.
 */
export function renderPost(content: string, replaced: StoredEntry | undefined) {
  const { calculators: known = [], files, history } = replaced?.body ?? {}
  let calculators: readonly CalculatorBlock[] = []
  const text = renderMarkdown(withNotes({ body: content, notes: replaced?.file.notes.markdown ?? '' }), tree => {
    calculators = insertCalculators(tree, id => known.includes(id))
  })
  const body = {
    ...toBody(text),
    ...(calculators.length > 0 && { calculators: calculators.map(({ id }) => id) }),
    ...(files && { files }),
    ...(history && { history }),
  }
  return { text, body }
}
