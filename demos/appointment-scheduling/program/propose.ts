import { freeSlots, gridMinutes, horizonDays, takesLength } from './availability.ts'
import { type Distance, describeMisses, distanceOf, hasWish, isFit, isWanted, weigh } from './fit.ts'
import { describeWho, formatDay, formatLength, formatMinute, formatTime } from './format.ts'
import { findHoliday } from './holidays.ts'
import type { Book, Day, Proposal, Provider, Request, Span } from './types.ts'
import { dayIn, daysFrom, minuteIn, msPerMinute, plusDays } from './zoned.ts'

type Question = {
  readonly book: Book
  readonly request: Request
  readonly holder: string
  readonly now: number
  readonly zone: string
}

export type Answer = { readonly proposals: readonly Proposal[]; readonly obstacles: readonly string[] }

type Candidate = Span & {
  readonly provider: Provider
  readonly distance: Distance
  readonly holiday: string | null
  readonly penalty: number
}

const maxProposals = 6
const maxNearMisses = 3

/** Free times, best first: those that fit, and if they are few, the nearest others, then those on holidays. */
export function propose(question: Question): Answer {
  const { fitting, others, closed } = findCandidates(question)
  const full = pickVaried(fitting, maxProposals)
  const near = full.length >= maxNearMisses ? [] : [others, closed].flatMap(one => pickVaried(one, maxNearMisses))
  const earliest = Math.min(...fitting.map(({ start }) => start))
  return {
    proposals: [...full, ...near].map(candidate => toProposal(candidate, question, earliest)),
    obstacles: findObstacles(question),
  }
}

/** All times that fit a request completely. */
export function fittingSlots(question: Question): readonly Proposal[] {
  const { fitting } = findCandidates(question)
  const earliest = Math.min(...fitting.map(({ start }) => start))
  return fitting.map(candidate => toProposal(candidate, question, earliest))
}

function findCandidates(question: Question) {
  const { book, request, holder, now, zone } = question
  const today = dayIn(now, zone)
  const candidates = eligibleProviders(question).flatMap(provider => {
    const minutes = request.minutes ?? provider.rules.usualMinutes
    const query = { provider, minutes, from: today, to: plusDays(today, horizonDays), holder, now }
    return freeSlots({ ...query, appointments: book.appointments }).map(slot => {
      const distance = distanceOf(slot, request, zone)
      const holiday = findHoliday(dayIn(slot.start, zone))
      const candidate = { ...slot, provider, distance, holiday }
      return { ...candidate, penalty: penaltyOf(candidate, question, today) }
    })
  })
  candidates.sort((one, other) => one.penalty - other.penalty || one.start - other.start)
  const isFitting = ({ provider, distance }: Candidate) => isFit(distance) && isWanted(provider, request)
  const possible = candidates.filter(({ distance }) => !distance.isRefused)
  const open = possible.filter(({ holiday }) => holiday === null)
  return {
    fitting: open.filter(isFitting),
    others: open.filter(candidate => !isFitting(candidate) && Math.abs(candidate.distance.days) <= 7),
    closed: possible.filter(candidate => candidate.holiday !== null && isFitting(candidate)),
  }
}

/** Includes colleagues in the same field of named providers, in case these have no time. */
function eligibleProviders({ book, request }: Question): readonly Provider[] {
  const named = book.providers.filter(({ id }) => request.providerIds.includes(id))
  const specialtyIds = [...request.specialtyIds, ...named.map(({ specialty }) => specialty)]
  return book.providers.filter(provider => isWanted(provider, { ...request, specialtyIds }))
}

function findObstacles(question: Question): readonly string[] {
  return [...findHorizon(question), ...findWrongLengths(question)]
}

/** When all wanted days are beyond the open calendars. */
function findHorizon({ request, now, zone }: Question): readonly string[] {
  const last = plusDays(dayIn(now, zone), horizonDays)
  const [first] = request.days?.ranges.map(({ from }) => from).toSorted() ?? []
  if (first === undefined || first <= last) return []
  return [`Calendars are open until ${formatDay(last)}, and ${formatDay(first)}, ${first.slice(0, 4)} is later.`]
}

function findWrongLengths(question: Question): readonly string[] {
  const { minutes } = question.request
  if (minutes === null) return []
  return eligibleProviders(question)
    .filter(provider => !takesLength(provider, minutes))
    .map(({ name, rules }) => {
      const limits = `${formatLength(rules.minMinutes)} to ${formatLength(rules.maxMinutes)}`
      return `${name} offers visits of ${limits}, not ${formatLength(minutes)}.`
    })
}

type Unweighed = Omit<Candidate, 'penalty'>

/** Lower is better. A day of waiting weighs as much as an hour off the requested time. */
function penaltyOf(candidate: Unweighed, { book, request, zone }: Question, today: Day): number {
  const { distance, provider, start } = candidate
  const firstDay = request.days?.ranges.map(({ from }) => from).sort()[0] ?? today
  const daysWaited = Math.abs(daysFrom(firstDay, dayIn(start, zone)))
  const { time } = distance
  const wished = time?.kind === 'around' ? Math.abs(minuteIn(start, zone) - time.minute) : 0
  const otherProvider = isWanted(provider, request) ? 0 : 6
  const gap = gapOf(candidate, book)
  const tidiness = gap === 'none' ? -1 : gap === 'stub' ? 1.5 : 0
  return daysWaited * 4 + wished / 15 + weigh(distance) + otherProvider + tidiness + minuteIn(start, zone) / 480
}

/** The gap to the nearest visit: `none` if adjacent, `stub` if too short for another visit. */
function gapOf({ start, end, provider }: Unweighed, { appointments }: Book): 'none' | 'stub' | 'open' {
  const buffer = provider.rules.bufferMinutes * msPerMinute
  let nearest = Number.POSITIVE_INFINITY
  for (const other of appointments) {
    if (other.providerId !== provider.id) continue
    const gap = other.start >= end ? other.start - end - buffer : start - other.end - buffer
    if (gap >= 0) nearest = Math.min(nearest, gap)
  }
  if (nearest < gridMinutes * msPerMinute) return 'none'
  return nearest < provider.rules.minMinutes * msPerMinute ? 'stub' : 'open'
}

/** Varies the providers if several have time. */
function pickVaried(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const mixed = pickSpread(candidates, { count, perProvider: Math.ceil(count / 2) })
  return mixed.length === count ? mixed : pickSpread(candidates, { count, perProvider: count })
}

type Limits = { readonly count: number; readonly perProvider: number }

/** The best candidates; those of one provider are at least an hour apart. */
function pickSpread(candidates: readonly Candidate[], { count, perProvider }: Limits): readonly Candidate[] {
  const picked: Candidate[] = []
  for (const candidate of candidates) {
    if (picked.length === count) break
    const own = picked.filter(({ provider }) => provider.id === candidate.provider.id)
    const isClose = own.some(({ start }) => Math.abs(start - candidate.start) < 60 * msPerMinute)
    if (!isClose && own.length < perProvider) picked.push(candidate)
  }
  return picked
}

function toProposal(candidate: Candidate, { book, request, zone }: Question, earliest: number): Proposal {
  const { start, end, provider, distance, holiday } = candidate
  const { time } = distance
  const reasons: string[] = []
  if (start === earliest && holiday === null && isFit(distance))
    reasons.push(hasWish(request) ? 'the earliest time that fits' : 'the earliest free time')
  if (request.providerIds.includes(provider.id)) reasons.push('with the provider you named')
  if (time?.kind === 'at' && distance.minutes === 0) reasons.push('starts exactly when you asked')
  if (time?.kind === 'around' && distance.minutes === 0) reasons.push(`close to ${formatMinute(time.minute)}`)
  if (gapOf(candidate, book) === 'none') reasons.push('next to another visit, with no idle gap')
  if (minuteIn(start, provider.zone) !== minuteIn(start, zone)) {
    reasons.push(`${formatTime(start, provider.zone)} the provider’s local time`)
  }
  const misses = [
    ...(isWanted(provider, request) ? [] : [`not with ${describeWho(request, book.providers)}`]),
    ...describeMisses(distance),
    ...(holiday === null ? [] : [`on ${holiday}, when the office is likely closed`]),
  ]
  return { start, end, providerId: provider.id, isFull: misses.length === 0, holiday, reasons, misses }
}
