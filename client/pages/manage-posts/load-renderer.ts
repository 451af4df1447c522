/** The compiler's own way from Markdown to sanitised HTML, fetched when a post is first edited. */
export function loadRenderer() {
  return import('../../../shared/content/compiler/render-markdown.ts')
}
