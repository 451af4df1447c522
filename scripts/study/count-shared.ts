import type { Line } from './lines.ts'
import { findNewerPrice, listOlderIds, readOlderPrice } from './read-catalogs.ts'

/** How many ids of models both packages list with a price, and how many of them with the same. */
export type SharedIds = { readonly count: number; readonly same: number }

/** Of the providers of the lines, so that a difference between the packages would show. */
export function countShared(lines: readonly Line[], day: string): SharedIds {
  const providers = new Map(lines.map(({ providerIds }) => [providerIds.older, providerIds.newer]))
  const isSame = [...providers].flatMap(([olderProvider, newerProvider]) =>
    listOlderIds(olderProvider).flatMap(id => {
      const [older, newer] = [readOlderPrice(olderProvider, id), findNewerPrice(newerProvider, id, day)]
      return newer === undefined ? [] : [older.input === newer.input && older.output === newer.output]
    }),
  )
  return { count: isSame.length, same: isSame.filter(Boolean).length }
}
