import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { entryModule, findScripts, readManifest } from '../../server/render/built-assets.ts'

/** The browser's chunks of the build by their names in the manifest. */
export const chunks = readManifest('dist/client')

/** Files of scripts that a screen's first page fetches, for the path of a screen's module. */
export function scriptsOf(module: string): readonly string[] {
  return findScripts(chunks, [entryModule, module])
}

export function readBuilt(file: string): string {
  return readFileSync(`dist/client/${file}`, 'utf8')
}

/** Bytes on the wire, compressed once for all. */
export function brotliBytes(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
