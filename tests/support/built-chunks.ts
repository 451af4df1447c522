import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { entryModule, findScripts, readManifest } from '../../server/render/built-assets.ts'

/** The built chunks of the browser by their names in the manifest. */
export const chunks = readManifest('dist/client')

/** The script files of a first visit to a screen, given by the path of its module. */
export function scriptsOf(module: string): readonly string[] {
  return findScripts(chunks, [entryModule, module])
}

export function readBuilt(file: string): string {
  return readFileSync(`dist/client/${file}`, 'utf8')
}

/** Size after brotli 11, or after 9, which is much faster, where that is at most `enoughBytes` already. */
export function brotliBytes(text: string | Buffer, enoughBytes = 0): number {
  const compress = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const quick = enoughBytes > 0 ? compress(9) : Number.POSITIVE_INFINITY
  return quick <= enoughBytes ? quick : compress(11)
}
