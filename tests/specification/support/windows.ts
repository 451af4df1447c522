/** Windows in which a bound of the specification is looked at: a phone, two tablets, two laptops. */
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 900, height: 800 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const
