import type { BuiltFiles } from './schemas/files.ts'
import type { PreviewNotice } from './schemas/preview.ts'

/** Content of another day than that of the build, for a browser whose scripts have the build's own. */
export type Edition = {
  /** Of the library. */
  readonly version: string
  /** The files to download that the build's own content does not have, or has with another size. */
  readonly files: BuiltFiles
  /** Of a preview: what is not public. */
  readonly notice?: PreviewNotice | undefined
}
