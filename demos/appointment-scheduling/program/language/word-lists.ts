export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Common fields that no provider offers. The learned model knows these words: `other-fields.ts` has more. */
export const otherFields = [
  'neurologist',
  'neurology',
  'dentist',
  'orthodontist',
  'gynecologist',
  'gynaecologist',
  'ophthalmologist',
  'eye doctor',
  'psychiatrist',
  'psychologist',
  'therapist',
  'pediatrician',
  'paediatrician',
  'urologist',
  'oncologist',
  'radiologist',
  'orthopedist',
  'surgeon',
  'allergist',
  'endocrinologist',
  'nutritionist',
  'rheumatologist',
]
