/**
 * The HTML of an article has a comment where a calculator belongs, `<!--calculator:roi-->`. The page's state does not
 * repeat the HTML; the browser reads it from the elements of its parts.
 */

/** Value of the attribute `data-part` of the elements with an article's HTML. */
export const bodyPartName = 'body'

const marker = /<!--calculator:[\w-]+-->/

/** The HTML before the first calculator, and after each. */
export function splitBody(html: string): readonly string[] {
  return html.split(marker)
}

const termNote =
  /<span class="term"><span>([^<]*)<button(?:"[^"]*"|[^">])*><\/button><\/span>([^<]*)<span(?:"[^"]*"|[^">])*>.*?<\/span><\/span>/g

/** The HTML without the notes that the compiler puts at terms of the glossary; the terms stay. */
export function withoutTermNotes(html: string): string {
  return html.replace(termNote, '$1$2')
}

/** The inverse of `splitBody`, except for the ids. */
export function joinBody(parts: readonly string[]): string {
  return parts.join('<!--calculator:any-->')
}
