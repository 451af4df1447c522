import { months, weekdays } from './language/word-lists.ts'
import { otherFieldPattern } from './other-fields.ts'
import { findRefusal } from './refusals.ts'
import type { Scan } from './scan.ts'
import { type Provider, type Request, type Specialty, specialties } from './types.ts'
import { videoPattern, withVideo } from './video.ts'
import { fillers, specialtyWords } from './words.ts'

type Who = Pick<Request, 'providerIds' | 'specialtyIds' | 'exceptIds'> & {
  readonly notes: readonly string[]
  /** Whether the visitor would see anyone. */
  readonly isAnyone: boolean
  /** Fields and people that were asked for and aren't here. */
  readonly missing: readonly string[]
}

/** A word for someone, by its place in the text. */
type Mention = {
  readonly start: number
  readonly end: number
  readonly provider?: Provider
  readonly specialty?: Specialty
  /** A field or a person that isn't here. */
  readonly missing?: string
}

/** The last word of the name: "Alder" for "Dr. Alder". */
export function surname({ name }: Provider): string {
  return name.split(' ').at(-1) ?? name
}

const article = '(?:an? |any |the |your |(?:any|some)(?:one|body) (?:in|from) )*'
const anyonePattern =
  /\b(?:any(?:one|body)(?: else)?|any (?:other )?(?:doctor|provider)|who(?:m)?ever|some(?:one|body) else)\b(?! (?:but|except|other than|of|in|from)\b)/
/** Between two names of a list. A comma alone ends what is not wanted: "not Dr. Birch, Dr. Alder please". */
const link = /^(?:,? ?(?:or|and|nor|&|\/)|,) ?(?:else |maybe |with |either )?$/
const comma = /^,\s*$/

/** Whom the visitor wants to see: a list of people and fields means any of them. */
export function parseWho(scan: Scan, providers: readonly Provider[]): Who {
  const isVideo = scan.take(videoPattern) !== null
  const who = parseNamed(scan, providers)
  return isVideo ? withVideo(who, providers) : who
}

function parseNamed(scan: Scan, providers: readonly Provider[]): Who {
  const text = scan.text()
  const mentions = findMentions(text, providers)
  const refused = new Set<Mention>()
  for (const group of toGroups(mentions, text)) {
    const [first, last] = [group[0], group.at(-1)]
    const range = first && last && findRefusal(text, { start: first.start, end: last.end })
    if (!range) continue
    scan.remove(range)
    for (const mention of group) refused.add(mention)
  }
  const spoken = mentions.filter(mention => !refused.has(mention))
  for (const mention of spoken) scan.remove(mention)
  // "Dr. Alder on Friday, or no, not Dr. Alder": the last word counts.
  const wanted = spoken.filter(one => ![...refused].some(other => other.start > one.start && isSameWho(one, other)))
  const named = unique(wanted.flatMap(({ provider }) => provider ?? []))
  const fields = wanted.filter(mention => mention.specialty !== undefined)
  // "Dr. Alder, the cardiologist" is one wish, "Dr. Alder or a cardiologist" are two.
  const counted = named.length === 0 ? fields : fields.filter(field => isAlternative(field, mentions, text))
  const specialtyIds = unique(counted.flatMap(({ specialty }) => specialty ?? []))
  const anyone = anyonePattern.exec(scan.text())
  const missing = unique(wanted.flatMap(one => one.missing ?? []))
  const isNamed = named.length + specialtyIds.length > 0
  const isOr = anyone !== null && /\bor (?:else |maybe )?$/.test(text.slice(0, anyone.index))
  const isAnyone = anyone !== null && (isOr || !isNamed)
  return {
    providerIds: isAnyone ? [] : named.map(({ id }) => id),
    specialtyIds: isAnyone ? [] : specialtyIds,
    exceptIds: unique(
      [...refused].flatMap(({ provider, specialty }) =>
        providers.filter(one => one === provider || one.specialty === specialty).map(({ id }) => id),
      ),
    ).filter(id => !named.some(provider => provider.id === id)),
    notes: [
      ...missing.map(words => `No provider here is right for “${words}”.`),
      ...findMismatch(named, fields, counted),
    ],
    isAnyone,
    missing,
  }
}

function findMentions(text: string, providers: readonly Provider[]): readonly Mention[] {
  const find = (pattern: RegExp, toWho: (match: RegExpExecArray) => Partial<Mention> | null): readonly Mention[] =>
    [...text.matchAll(new RegExp(pattern, 'g'))].flatMap(match => {
      const who = toWho(match)
      return who === null ? [] : [{ ...who, start: match.index, end: match.index + match[0].length }]
    })
  const title = '(?:(?:with |see )?(?:drs?|doctors?)\\b\\.? ?)'
  const found = [
    ...providers.flatMap(provider =>
      find(new RegExp(`(?:${title}|\\b(?:with|see) )?\\b${surname(provider).toLowerCase()}\\b`), () => ({ provider })),
    ),
    ...Object.keys(specialties)
      .filter(isSpecialty)
      .flatMap(specialty =>
        find(new RegExp(`\\b${article}(?:${specialtyWords[specialty].join('|')})\\b`), () => ({ specialty })),
      ),
    ...find(otherFieldPattern, ([words]) => ({ missing: words.replace(/^(?:an?|any|the) /, '') })),
    ...find(/\b(?:with )?dr\b\.? ?([a-z]{3,})/, ([, name = '']) =>
      isName(name, providers) ? { missing: `Dr. ${name.slice(0, 1).toUpperCase()}${name.slice(1)}` } : null,
    ),
  ]
  return found
    .filter(one => !found.some(other => other !== one && contains(other, one)))
    .sort((one, other) => one.start - other.start)
}

/** Of equal ranges neither contains the other. */
function contains(outer: Mention, inner: Mention): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
}

function isName(word: string, providers: readonly Provider[]): boolean {
  const isKnown = [...weekdays, ...months].includes(word) || fillers.has(word)
  return (
    !isKnown &&
    !providers.some(provider => surname(provider).toLowerCase() === word) &&
    !/^(?:today|tomorrow|next|not|instead|after|before|visit|or|either|else|tonight)/.test(word)
  )
}

/** Lists: what is refused before or after a list is refused as a whole. */
function toGroups(mentions: readonly Mention[], text: string): readonly (readonly Mention[])[] {
  const groups: Mention[][] = []
  for (const mention of mentions) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    const between = before === undefined ? '' : text.slice(before.end, mention.start)
    if (last !== undefined && before !== undefined && link.test(between)) last.push(mention)
    else groups.push([mention])
  }
  return groups.flatMap(group => splitAtLooseCommas(group, text))
}

/** Commas join only where "or" or "and" follows. */
function splitAtLooseCommas(group: readonly Mention[], text: string): readonly (readonly Mention[])[] {
  const betweens = group.slice(1).map((mention, at) => text.slice(group[at]?.end ?? 0, mention.start))
  const lastWord = betweens.findLastIndex(between => !comma.test(between))
  const cut = betweens.findIndex((between, at) => comma.test(between) && at > lastWord)
  if (cut < 0) return [group]
  return [group.slice(0, cut + 1), ...group.slice(cut + 1).map(mention => [mention])]
}

/** Whether a field stands beside "or" and not beside a name that it explains. */
function isAlternative(field: Mention, mentions: readonly Mention[], text: string): boolean {
  const place = mentions.indexOf(field)
  const [before, after] = [mentions[place - 1], mentions[place + 1]]
  if (
    before?.provider?.specialty === field.specialty &&
    /^,? ?(?:who is )?$/.test(text.slice(before?.end, field.start))
  )
    return false
  if (after?.provider?.specialty === field.specialty && /^,? ?$/.test(text.slice(field.end, after?.start))) return false
  return (
    /(?:\b(?:or|otherwise|else)|\/)(?: (?:else|maybe|with|see))* ?$/.test(text.slice(0, field.start)) ||
    /^,? ?(?:or\b|otherwise\b|\/)/.test(text.slice(field.end))
  )
}

function findMismatch(named: readonly Provider[], fields: readonly Mention[], counted: readonly Mention[]) {
  return named.flatMap(({ name, specialty }) =>
    fields.some(field => !counted.includes(field) && !named.some(one => one.specialty === field.specialty))
      ? [`${name} works in ${specialties[specialty].toLowerCase()}; the request follows the name.`]
      : [],
  )
}

function isSameWho(one: Mention, other: Mention): boolean {
  if (one.provider !== undefined) return one.provider === other.provider
  return one.specialty !== undefined && one.specialty === other.specialty
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)]
}

function isSpecialty(id: string): id is Specialty {
  return id in specialties
}
