import { llmsPath } from '../crawlers/llms.ts'

const markdown = {
  description:
    'Markdown with front matter in YAML: title, description, url and publisher, for articles authors and dates.',
  content: { 'text/markdown': { schema: { type: 'string' } } },
}

function toParameter(name: string, description: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } }
}

function twinOperation(operationId: string, parameters: readonly object[]) {
  return {
    operationId,
    summary: 'A page as Markdown',
    description:
      'The address of a page with .md at the end, and /index.md for the start page. The query keys of the page work here too. The address of the page itself answers the same to Accept: text/markdown.',
    parameters: [...parameters, section],
    responses: {
      200: markdown,
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
      404: { ...markdown, description: 'There is no such page, or no such section on it.' },
    },
  }
}

const section = {
  name: 'section',
  in: 'query',
  description: 'Only the section at this anchor, as in the path of a result of the search after #.',
  schema: { type: 'string' },
}

const page = toParameter('page', 'The last part of the path of a page.')
const folder = toParameter('folder', 'The first part of the path of a page.')

/** Describes the Markdown of pages in OpenAPI 3.1, by path. */
export const markdownPaths = {
  '/{page}.md': { get: twinOperation('readPage', [page]) },
  '/{folder}/{page}.md': { get: twinOperation('readPageInFolder', [folder, page]) },
  [llmsPath]: {
    get: {
      operationId: 'listPages',
      summary: 'How to read the site, and its pages, by https://llmstxt.org',
      responses: {
        200: { description: 'Markdown.', content: { 'text/plain': { schema: { type: 'string' } } } },
        304: { description: 'Unchanged since the ETag in If-None-Match.' },
      },
    },
  },
}
