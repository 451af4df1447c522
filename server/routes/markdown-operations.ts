import { llmsPaths } from '../crawlers/llms.ts'

const markdown = {
  description:
    'Markdown with front matter in YAML: title, description, url and publisher, for pieces authors and dates.',
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
    parameters,
    responses: {
      200: markdown,
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
      404: { ...markdown, description: 'There is no such page.' },
    },
  }
}

const page = toParameter('page', 'The last part of the path of a page.')
const folder = toParameter('folder', 'The first part of the path of a page.')

function textOperation(operationId: string, summary: string) {
  return {
    operationId,
    summary,
    responses: {
      200: { description: 'Markdown.', content: { 'text/plain': { schema: { type: 'string' } } } },
      304: { description: 'Unchanged since the ETag in If-None-Match.' },
    },
  }
}

/** Describes the Markdown of pages in OpenAPI 3.1, by path. */
export const markdownPaths = {
  '/{page}.md': { get: twinOperation('readPage', [page]) },
  '/{folder}/{page}.md': { get: twinOperation('readPageInFolder', [folder, page]) },
  [llmsPaths.index]: { get: textOperation('listPages', 'The list of all pages as Markdown, by https://llmstxt.org') },
  [llmsPaths.full]: { get: textOperation('readAllPages', 'The Markdown of all pages in one file') },
}
