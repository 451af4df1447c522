import { linkTo, type PageLink } from '../addresses/links.ts'
import type { Library } from '../content/library.ts'
import { show } from '../content/page-loader.ts'
import type { ErrorsText } from '../content/schemas/page-texts.ts'

export type MessageRequest = {
  readonly message: keyof ErrorsText
  /** Shown after an error, so that the operator can find the request in the log. */
  readonly requestId?: string
  /** Pages that the visitor may have meant. */
  readonly suggestions?: readonly PageLink[]
}

/** What is shown instead of the requested page, with a search box and other pages. */
export async function loadMessage(library: Library, { message, requestId, suggestions = [] }: MessageRequest) {
  const [texts, words] = await Promise.all([library.read('pages/errors'), library.read('search')])
  const { heading, text, back } = texts[message]
  const { label, submit, missing, waysHeading, ways } = words
  const help = { text: { label, submit, missing, waysHeading, ways }, suggestions }
  const data = { heading, text, back: { label: back.label, to: linkTo(back.page) }, requestId, help, isStatus: false }
  return show(data, { title: heading, description: text ?? heading })
}
