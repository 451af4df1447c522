/** Number words, as in lengths, hours and "in two weeks". */
const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

export const numberPattern = `(?:\\d+|${Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|')})`

/** Hours, without "a" and "an". */
export const hourPattern = '(?:\\d{1,2}|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|one)'

export function toNumber(word: string): number {
  return numberWords[word] ?? Number(word)
}
