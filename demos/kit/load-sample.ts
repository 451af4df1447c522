import { tables } from 'virtual:tables'

export type SampleTable = { readonly id: string; readonly csv: string }

/** The table that the program's address asks for, `?sample=blog-17`; undefined without one or when it cannot be loaded. */
export async function loadSample(): Promise<SampleTable | undefined> {
  const id = new URLSearchParams(window.location.search).get('sample') ?? ''
  const csv = await tables[id]?.().catch(() => undefined)
  return csv === undefined ? undefined : { id, csv }
}
