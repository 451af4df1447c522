/** Of the files to download. */
export const fileFormats = ['csv', 'svg', 'png', 'pdf', 'docx', 'xlsx'] as const

export type FileFormat = (typeof fileFormats)[number]

/** Of the files in public/files, in the order of their links: what a reader can change comes first. */
export const offeredFormats = ['docx', 'xlsx', 'pdf'] as const satisfies readonly FileFormat[]

/** Content types of the files to download, by their format. */
export const fileTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The size as the links to a file show it. */
export function formatBytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`
}

/** The names of files of text, which have compressed copies beside them. */
export const compressible = /\.(css|csv|html|ico|js|json|map|svg|txt|webmanifest|xml)$/
