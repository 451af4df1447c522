import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { withImports as findWithImports } from '../../build/with-imports.ts'
import { findChunks, getChunk, readManifest } from '../../server/render/built-assets.ts'

/** The browser's chunks of the build by their names in the manifest. */
export const chunks = readManifest('dist/client')

export const entryChunk = 'client/entry-client.tsx'

/** Names of chunks and of all that comes with them at once. */
export function withImports(names: readonly string[]): ReadonlySet<string> {
  return new Set(findWithImports(names, name => getChunk(chunks, name).imports))
}

/** Files of scripts that a screen's first page fetches, for a screen's module below client/. */
export function scriptsOf(module: string): readonly string[] {
  return findChunks(chunks, [entryChunk, `client/${module}`]).map(({ file }) => file)
}

/** Files of the styles that a screen's page carries, for a screen's module below client/. */
export function stylesOf(module: string): readonly string[] {
  return [...new Set(findChunks(chunks, [entryChunk, `client/${module}`]).flatMap(({ css }) => css))]
}

export function readBuilt(file: string): string {
  return readFileSync(`dist/client/${file}`, 'utf8')
}

/** Bytes on the wire, compressed once for all. */
export function brotliBytes(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
