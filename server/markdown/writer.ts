import type { Library } from '../../shared/content/library.ts'
import type { BuiltFiles } from '../../shared/content/schemas/files.ts'
import type { Runtime, ScreenData, ScreenId } from '../../shared/page-data.ts'

/** What twins need besides the data of their pages. */
export type WriterContext = {
  readonly library: Library
  readonly files: BuiltFiles
  readonly runtime: Runtime
}

/** The text of a page as Markdown. Links within the site begin with a slash; headings of `blocks` have level 2 and below. */
export type WrittenPage = {
  /** The page's h1. */
  readonly heading: string
  /** Fields of the front matter besides those that all pages have; without `title` it has the title of the page. */
  readonly fields?: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly blocks: readonly string[]
}

/** Writes the twin of a screen's page from the same data that the screen gets. */
export type Writer<Id extends ScreenId> = (
  data: ScreenData[Id],
  context: WriterContext,
) => WrittenPage | Promise<WrittenPage>
