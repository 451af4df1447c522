import { dayMs } from '../../shared/dates.ts'
import type { Services } from '../services.ts'
import { makeWhenQuiet, type PageMaking } from './make-when-quiet.ts'

type WarmUp = PageMaking & Pick<Services, 'now'>

/** Has all pages made after the start, before most are asked for, and again whenever a UTC day begins. The result ends that. */
export function keepPagesReady({ now, ...making }: WarmUp): () => void {
  let endMaking = () => {}
  let midnight: NodeJS.Timeout | undefined

  const begin = () => {
    endMaking()
    endMaking = makeWhenQuiet(making)
    // A second after midnight, since timers may come a little early.
    midnight = setTimeout(begin, dayMs - (now().getTime() % dayMs) + 1000).unref()
  }

  begin()
  return () => {
    clearTimeout(midnight)
    endMaking()
  }
}
