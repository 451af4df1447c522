import { cleanSource } from './clean-source.ts'
import { campaignKeys, type FormFields, sourceFields } from './forms.ts'

/** Where a sender came from, by the names of its fields; undefined when nothing is known. */
export function toSource(values: Readonly<Record<string, unknown>>): FormFields | undefined {
  const fields = sourceFields.map(field => [field.name, cleanSource(values[field.name], field)] as const)
  return fields.some(([, text]) => text !== '') ? Object.fromEntries(fields) : undefined
}

/** The page with the link that led to an address of the form, which names it in its query. */
export function readLinkedPage(address: string): string | null {
  return URL.canParse(address) ? new URL(address).searchParams.get('from') : null
}

export function readCampaign(query: URLSearchParams): Readonly<Record<string, string | null>> {
  return Object.fromEntries(campaignKeys.map(key => [key, query.get(key)]))
}
