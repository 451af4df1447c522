import { z } from 'zod'
import type { PageAddress } from '../../shared/page-address.ts'
import { assemblePage, type FinishedPage } from './finished-page.ts'

export type MadePage = { readonly address: PageAddress; readonly page: FinishedPage; readonly madeAt: Date }

/** Copied, for what arrives is a view of the whole message. */
const bytes = z.custom<Uint8Array>(value => value instanceof Uint8Array).transform(view => Buffer.from(view))

const messageSchema = z.object({
  address: z.object({ pathname: z.string(), search: z.string() }),
  madeAt: z.date(),
  status: z.number(),
  route: z.string(),
  headers: z.array(z.string()),
  html: bytes,
  gzip: bytes,
  br: bytes.optional(),
})

/** The page as the process that makes pages tells it to the one that sends them, in structured-clone form. */
export function toMessage({ address, page, madeAt }: MadePage): z.input<typeof messageSchema> {
  const { html, status, route, headers, variants } = page
  const { gzip, br } = variants
  return { address, madeAt, status, route, headers: [...headers], html, gzip: gzip.body, br: br?.body }
}

/** Throws when the message is not such a page. */
export function readMessage(message: unknown): MadePage {
  const { address, madeAt, gzip, br, ...rendered } = messageSchema.parse(message)
  return { address, madeAt, page: assemblePage(rendered, { gzip, br }) }
}
