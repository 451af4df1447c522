import type { Looks } from './detect/suspect.ts'
import type { Fix, FixOffer } from './fixes.ts'
import type { Settings } from './model.ts'
import type { Preview } from './preview.ts'
import type { Suspects } from './suspects.ts'
import type { View } from './view.ts'

export type Source =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }

export type Request =
  | { readonly kind: 'open'; readonly source: Source; readonly settings: Settings }
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'preview'; readonly fix: Fix }
  | { readonly kind: 'apply'; readonly offer: Pick<FixOffer, 'fix' | 'title'> }
  | { readonly kind: 'undo'; readonly fix: Fix }
  | { readonly kind: 'repairAll' }
  | { readonly kind: 'undoRepairs' }
  | { readonly kind: 'export' }
  | { readonly kind: 'suspect'; readonly looks: Looks }
  /** Which cells of the asked row are wrong, by column. */
  | { readonly kind: 'answer'; readonly wrong: readonly boolean[] }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'exportSuspects' }

export type Reply =
  | { readonly kind: 'progress'; readonly words: string; readonly share: number }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'preview'; readonly preview: Preview; readonly fix: Fix }
  | { readonly kind: 'exported'; readonly csv: string }
  | { readonly kind: 'suspects'; readonly suspects: Suspects; readonly view: View }
  | { readonly kind: 'suspectsExported'; readonly csv: string }
  /** The table is shown, but can't be judged cell by cell. */
  | { readonly kind: 'unjudged'; readonly reason: string }
  | { readonly kind: 'failed'; readonly message: string }
