const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Escapes text for HTML and XML, also in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, character => entities.get(character) ?? character)
}
