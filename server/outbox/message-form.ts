/** What the fields of a stored message are: their kind, and a version that grows with each change of their shape. */
export type MessageForm = { readonly form: string; readonly version: number }

/** What this release stores. */
export const storedForm: MessageForm = { form: 'contact', version: 1 }

/** What this release reads: each form up to a version. Rows of later releases wait for those: docs/operating.md. */
const knownVersions: Readonly<Record<string, number>> = { contact: 1 }

export function isKnownForm({ form, version }: MessageForm): boolean {
  return version <= (knownVersions[form] ?? 0)
}

/** SQL, for both kinds of storage, of the rows that this release can read. */
export const isKnownRow = `(${Object.entries(knownVersions)
  .map(([form, version]) => `form = '${form}' AND version <= ${version}`)
  .join(' OR ')})`
