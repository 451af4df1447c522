import { months, weekdays } from './language/word-lists.ts'
import type { Specialty } from './types.ts'

export const specialtyWords: Readonly<Record<Specialty, readonly string[]>> = {
  cardiology: ['heart doctor', 'heart specialist', 'cardiologist', 'cardiology', 'cardiologists', 'heart'],
  dermatology: ['skin doctor', 'skin specialist', 'dermatologist', 'dermatology', 'dermatologists', 'skin'],
  general: [
    'general practitioner',
    'general practice',
    'family doctor',
    'family medicine',
    'check-up',
    'checkup',
    'check up',
    'annual physical',
    'physical exam',
    'physical',
    'gp',
  ],
  physiotherapy: [
    'physical therapist',
    'physical therapy',
    'physiotherapist',
    'physiotherapy',
    'physio',
    'knee',
    'knees',
    'shoulder',
    'shoulders',
    'ankle',
    'elbow',
    'wrist',
    'back pain',
    'neck pain',
  ],
}

/** Words without meaning for the request. */
export const fillers = new Set(
  `a am an and any anybody anyone anything appointment appointments are as at available be because bit book booking by can check come
  consult consultation could day do doctor dr either find for free from get give go good got have hello hey hi how i i'd i'll i'm
  may only
  if ideally in is it it's just kindly lasting let like long looking make may maybe me meet meeting my need of on one only or
  ourselves out please possible possibly prefer preferably provider schedule see same session set should slot slots so some somebody
  someone something sometime somewhat suits sure take takes talk thank thanks that the there this time times to up us visit wanna want
  wants we what when who will with works would you your okay ok works me myself around about`.split(/\s+/),
)

/** Long words that are corrected when one or two letters are wrong; none that would cancel or move a visit. */
export const vocabulary: readonly string[] = [
  ...months.filter(month => month.length > 4),
  ...weekdays,
  ...Object.values(specialtyWords)
    .flat()
    .filter(word => word.length > 5 && !word.includes(' ')),
  'appointment',
  'tomorrow',
  'morning',
  'afternoon',
  'evening',
  'minutes',
  'minute',
  'between',
  'before',
  'after',
  'weekend',
  'earliest',
  'doctor',
]
