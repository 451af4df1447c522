import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/**
 * Markdown to safe HTML. The sanitiser's defaults are GitHub's: raw HTML is dropped, and links may only be relative,
 * http, https, irc, ircs, mailto or xmpp, which is the specification's list. Ids of headings are added afterwards, from
 * text that is already clean, so they need no prefix.
 */
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(rehypeStringify)
  .freeze()

export function renderMarkdown(markdown: string): string {
  return String(pipeline.processSync(markdown))
}
