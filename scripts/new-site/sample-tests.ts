import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Sample = {
  /** Paths of removed files of content that have no id, and of folders. */
  readonly files: readonly string[]
  /** Addresses of pages and files that are no longer there. */
  readonly addresses: readonly string[]
  /** Paths of removed files of content, without ending, which is what the library calls them. */
  readonly documents: readonly string[]
  /** Ids of removed content. */
  readonly ids: readonly string[]
  readonly people: readonly string[]
  /** Paths of further tests that go. */
  readonly tests: readonly string[]
}

/** Tests that count the sample's content or walk through pages that the starter lacks, without naming an id of it. */
export const testsOfSample: readonly string[] = [
  'tests/http/papers-pdf.test.ts',
  'tests/http/post-lists.test.ts',
  'tests/specification/5-posts.spec.ts',
  'tests/specification/6-manage-posts.spec.ts',
  'tests/specification/9-constants.spec.ts',
]

/** The tests, their helpers and the scripts that speak of the sample's content: they name it, or lean on a test that does. */
export function listSampleTests(
  root: string,
  files: readonly string[],
  { files: goneFiles, addresses, documents, ids, people, tests }: Sample,
): readonly string[] {
  const isOfFolder = (path: string) => /^(?!pages\/).+\//.test(path)
  // What comes before many names is looked for once: each alternative would be tried at every letter.
  const anyOf = (before: string, names: readonly string[], after: string) =>
    names.length === 0 ? [] : [`${before}(?:${names.join('|')})${after}`]
  const gone = [
    // A single word such as "data" says nothing.
    ...anyOf(
      '[\'"`/]',
      ids.filter(id => /[-\d]/.test(id)),
      '[\'"`/?#.]',
    ),
    ...anyOf('[\'"`]', addresses, '[\'"`?#]'),
    ...anyOf('\\b', documents.filter(isOfFolder), '[\'"`.?#]'),
    ...anyOf(
      "read\\('",
      documents.filter(path => !isOfFolder(path)),
      "'",
    ),
    ...people,
    ...goneFiles,
  ]
  const pattern = new RegExp(gone.length === 0 ? '(?!)' : gone.join('|'))
  const texts = new Map(files.map(path => [path, readFileSync(join(root, path), 'utf8')]))
  const found = new Set(
    [...texts].flatMap(([path, text]) =>
      path.startsWith('tests/') && (tests.includes(path) || pattern.test(text)) ? [path] : [],
    ),
  )
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [path, text] of texts) if (listImports(path, text).some(file => found.has(file))) found.add(path)
  }
  return [...found]
}

/** The files that a file imports by relative paths. */
export function listImports(path: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import) '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, one, other]) =>
    normalize(join(dirname(path), one ?? other ?? '')),
  )
}
