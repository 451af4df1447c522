import { months, otherFields, weekdays } from './word-lists.ts'

const lists: Readonly<Record<string, readonly string[]>> = {
  weekday: [...weekdays, ...weekdays.map(day => day.slice(0, 3)), 'tues', 'weds', 'thur', 'thurs'],
  month: [...months, ...months.map(month => month.slice(0, 3)), 'sept'],
  hour: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ordinal:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first thirtieth'.split(
      ' ',
    ),
  day: ['today', 'tomorrow', 'tonight'],
  dayPart: ['morning', 'afternoon', 'evening', 'night', 'noon', 'midday', 'midnight', 'lunchtime'],
  half: ['am', 'pm', 'a.m.', 'p.m.', 'a.m', 'p.m'],
  fraction: ['half', 'quarter'],
  relation: ['past', 'to', 'after', 'till'],
  which: ['this', 'next', 'coming', 'following'],
  unit: ['day', 'days', 'week', 'weeks', 'weekend', 'month'],
  // "San", "Santa", "St.", "North": how names of American places begin, and how they end.
  placeFront: [
    'san',
    'santa',
    'los',
    'las',
    'el',
    'la',
    'st',
    'saint',
    'fort',
    'new',
    'north',
    'south',
    'east',
    'west',
    'mount',
    'mt',
    'lake',
    'palm',
    'palo',
    'del',
  ],
  placeEnd: [
    'city',
    'hill',
    'hills',
    'valley',
    'beach',
    'creek',
    'park',
    'springs',
    'heights',
    'grove',
    'falls',
    'bay',
    'town',
    'ville',
    'island',
    'rock',
    'oaks',
    'lake',
  ],
  field: [
    ...otherFields.flatMap(field => field.split(' ')),
    ...'cardiologist dermatologist practitioner physician counselor counsellor therapist specialist physiotherapist stylist barber'.split(
      ' ',
    ),
  ],
  fieldFront: ['general', 'family', 'ent', 'physical', 'marriage', 'eye', 'heart', 'skin'],
  title: ['dr', 'dr.', 'doctor', 'md', 'dds'],
}

const classOf = new Map(Object.entries(lists).flatMap(([name, words]) => words.map(word => [word, name] as const)))

/** What kind of word it is, from small lists and its form; the word itself is `word`. */
export function classifyWord(lower: string): string {
  const listed = classOf.get(lower)
  if (listed !== undefined) return listed
  if (/^\d{1,2}[:.]\d\d$/.test(lower)) return 'clock'
  if (/^\d+(?:st|nd|rd|th)$/.test(lower)) return 'nth'
  if (/^\d+$/.test(lower))
    return lower.length > 2 ? 'long' : Number(lower) <= 12 ? 'small' : Number(lower) <= 31 ? 'middle' : 'big'
  if (/^o\W*clock$/.test(lower)) return 'oclock'
  if (/(?:ologist|iatrist|ician|iatrician|odontist|urist)s?$/.test(lower)) return 'field'
  return /^\W$/.test(lower) ? 'mark' : 'word'
}
