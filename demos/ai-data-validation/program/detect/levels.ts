/**
 * The features of a cell are small whole numbers, so that a cell takes a few bytes and trees split on them directly.
 * A level counts half powers of two: twice as much is two levels more.
 */
export const maxLevel = 31

export function levelOf(number: number): number {
  return number <= 0 ? 0 : Math.max(0, Math.min(maxLevel, Math.round(2 * Math.log2(1 + number))))
}

/** 0 for all of it, higher for rarer: half powers of two below 1. */
export function rarityOf(share: number): number {
  return share <= 0 ? maxLevel : Math.max(0, Math.min(maxLevel, Math.round(-2 * Math.log2(share))))
}

/** A share from 0 to 1 in equal steps. */
export function stepOf(share: number): number {
  return Math.max(0, Math.min(maxLevel, Math.round(share * 30)))
}

/** A balance for (positive) or against, in half powers of two; 15 is even. */
export function balanceOf(logarithm: number): number {
  return Math.max(0, Math.min(30, 15 + Math.round(2 * logarithm)))
}
