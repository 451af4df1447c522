/** The whole text when it does not end a sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text
}
