import { z } from 'zod'
import { calculatorSchema } from '../shared/content/schemas/calculator.ts'
import { demoSchema } from '../shared/content/schemas/demo.ts'
import { dataSchema, fileSchema, paperFilesSchema } from '../shared/content/schemas/files.ts'
import { glossaryEntrySchema } from '../shared/content/schemas/glossary.ts'
import { industrySchema } from '../shared/content/schemas/industry.ts'
import { landscapeSchema } from '../shared/content/schemas/landscape.ts'
import { pageFileSchemas } from '../shared/content/schemas/page-texts.ts'
import { accountSchema, jobSchema, personSchema } from '../shared/content/schemas/people.ts'
import { previewSchema } from '../shared/content/schemas/preview.ts'
import { priceBookSchema } from '../shared/content/schemas/price-book.ts'
import { searchSchema } from '../shared/content/schemas/search.ts'
import { methodologySchema, serviceSchema } from '../shared/content/schemas/service.ts'
import { navigationSchema, siteSchema } from '../shared/content/schemas/site.ts'
import { sourceSchema } from '../shared/content/schemas/source.ts'
import { readingListsSchema, topicSchema } from '../shared/content/schemas/topic.ts'
import { wordsSchema } from '../shared/content/schemas/words.ts'
import { engagementSchema } from '../shared/content/schemas/work.ts'
import { articleSchema, paperSchema, storedPostSchema } from '../shared/content/schemas/writing.ts'

const singleFileSchemas = {
  'site.json': siteSchema,
  'navigation.json': navigationSchema,
  'methodologies.json': z.array(methodologySchema).min(1, 'must have at least one methodology'),
  'team.json': z.array(personSchema).min(1, 'must have at least one person'),
  'staff.json': z.array(accountSchema),
  'demos.json': z.array(demoSchema),
  'landscape.json': landscapeSchema,
  'search.json': searchSchema,
  'words.json': wordsSchema,
  'glossary.json': z.array(glossaryEntrySchema),
  'reading-lists.json': readingListsSchema,
  'paper-files.json': paperFilesSchema,
  'price-book.json': priceBookSchema,
  'preview.json': previewSchema,
  ...pageFileSchemas,
} as const

const folderSchemas = {
  sources: { schema: sourceSchema, ending: '.json' },
  services: { schema: serviceSchema, ending: '.json' },
  industries: { schema: industrySchema, ending: '.json' },
  jobs: { schema: jobSchema, ending: '.json' },
  work: { schema: engagementSchema, ending: '.json' },
  calculators: { schema: calculatorSchema, ending: '.json' },
  articles: { schema: articleSchema, ending: '.md' },
  posts: { schema: storedPostSchema, ending: '.md' },
  papers: { schema: paperSchema, ending: '.md' },
  files: { schema: fileSchema, ending: '.json' },
  data: { schema: dataSchema, ending: '.json' },
  topics: { schema: topicSchema, ending: '.json' },
} as const

export type SingleFiles = {
  -readonly [Path in keyof typeof singleFileSchemas]: z.infer<(typeof singleFileSchemas)[Path]>
}
type FolderEntities = { [Name in keyof typeof folderSchemas]: z.infer<(typeof folderSchemas)[Name]['schema']> }

export type FolderName = keyof FolderEntities
export type FolderEntity<Name extends FolderName> = FolderEntities[Name]

/** Files with one entity, by path in content/. */
export const singleFiles: { readonly [Path in keyof SingleFiles]: z.ZodType<SingleFiles[Path]> } = singleFileSchemas

/** What a list or table says whose file is missing: nothing. */
export const emptyFiles: Readonly<Partial<Record<string, string>>> = {
  'staff.json': '[]',
  'demos.json': '[]',
  'glossary.json': '[]',
  'paper-files.json': '{}',
  'reading-lists.json': '[]',
  'price-book.json': '{"facts": [], "estimates": [], "sums": []}',
}

/** The folders that have one entity per file; the name of the file is the entity's id. */
export const folders: {
  readonly [Name in FolderName]: { readonly schema: z.ZodType<FolderEntity<Name>>; readonly ending: '.json' | '.md' }
} = folderSchemas

/** The table that a file of content/data describes, by its id; other files keep their texts in themselves. */
export const tablePattern = /^data\/([^/]+)\.csv$/

export const singlePaths = Object.keys(singleFileSchemas).filter(
  (path): path is keyof SingleFiles => path in singleFileSchemas,
)
