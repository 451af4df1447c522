import type { FileFormat } from '../../shared/values/file-types.ts'

export type MadeFile = {
  readonly id: string
  readonly format: FileFormat
  /** The file's address, which stays the same when its content changes. */
  readonly path: string
  readonly bytes: Uint8Array
}
