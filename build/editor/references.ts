import type { Reference } from '../../shared/content/schemas/form-hints.ts'

/** Where the editor finds what a reference may name, which words it shows, and what the file says. */
export const references: Readonly<
  Record<
    Reference,
    { readonly collection: string; readonly file?: string; readonly value: string; readonly words: string }
  >
> = {
  sources: { collection: 'sources', value: 'id', words: 'title' },
  people: { collection: 'site', file: 'team', value: 'items.*.id', words: 'items.*.name' },
  'names of people': { collection: 'site', file: 'team', value: 'items.*.name', words: 'items.*.name' },
  industries: { collection: 'industries', value: 'id', words: 'name' },
  calculators: { collection: 'calculators', value: 'id', words: 'heading' },
  topics: { collection: 'topics', value: 'id', words: 'meta.title' },
}
