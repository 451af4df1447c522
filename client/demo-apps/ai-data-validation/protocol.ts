import type { Fix, FixOffer } from './fixes.ts'
import type { Settings } from './model.ts'
import type { Preview } from './preview.ts'
import type { View } from './session.ts'

export type Source =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }

export type Request =
  | { readonly kind: 'open'; readonly source: Source; readonly settings: Settings }
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'preview'; readonly fix: Fix }
  | { readonly kind: 'apply'; readonly offer: Pick<FixOffer, 'fix' | 'title'> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'export' }

export type Reply =
  | { readonly kind: 'progress'; readonly words: string; readonly share: number }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'preview'; readonly preview: Preview; readonly fix: Fix }
  | { readonly kind: 'exported'; readonly csv: string }
  | { readonly kind: 'failed'; readonly message: string }
