import { createRandom, pickWhole, type Random } from '../../kit/random.ts'

/** Seeded draws of numbers, elements and invented words. */
export class Draw {
  readonly share: Random

  constructor(seed: number) {
    this.share = createRandom(seed)
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return pickWhole(this.share, low, high)
  }

  /** Spread evenly over the powers between `low` and `high`. */
  power(low: number, high: number): number {
    return low * (high / low) ** this.share()
  }

  chance(share: number): boolean {
    return this.share() < share
  }

  one<Element>(list: readonly Element[]): Element {
    const element = list[Math.floor(this.share() * list.length)]
    if (element === undefined) throw new Error('Nothing to draw from.')
    return element
  }

  /** The first elements more often than the last, the more so the higher `skew`. */
  skewed<Element>(list: readonly Element[], skew: number): Element {
    const element = list[Math.floor(this.share() ** (1 + skew) * list.length)]
    if (element === undefined) throw new Error('Nothing to draw from.')
    return element
  }

  many<Element>(size: number, make: (index: number) => Element): readonly Element[] {
    return Array.from({ length: size }, (_, index) => make(index))
  }

  digits(size: number): string {
    return this.many(size, index => this.whole(index === 0 ? 1 : 0, 9)).join('')
  }

  letters(size: number): string {
    return this.many(size, () => this.one([...'abcdefghijklmnopqrstuvwxyz'])).join('')
  }

  word(): string {
    return this.many(this.whole(1, 3), () => this.one(syllables)).join('') + this.one(endings)
  }
}

const syllables =
  'ba be bo bra can car ce clo da del dor fa fen flo ga gre hal hes in ka ken la len lo mal mar me mon na nor o pal per pro qua ra ren ri ro sal san ser sta ta ten ti tor u va ven vi wal wes'.split(
    ' ',
  )
const endings = 'n r s t d l ton ville field ing er ly a o e ment tion al ic ers'.split(' ')
