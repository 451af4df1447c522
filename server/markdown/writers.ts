import { toLink } from '../../shared/markdown-blocks.ts'
import type { ScreenId } from '../../shared/page-data.ts'
import { writeCareers, writeJob } from './careers.ts'
import { writeAbout, writeContact, writeHome } from './company.ts'
import { writeDemo, writeDemos } from './demos.ts'
import { writeIndustry } from './industry.ts'
import { writeLandscape } from './landscape.ts'
import { writePapers, writePostList, writeWork } from './lists.ts'
import { writePricing, writeService, writeServices, writeTextPage } from './offers.ts'
import { writeTexts } from './parts.ts'
import { writePaper, writePost } from './pieces.ts'
import { writeGlossary, writePerson, writeTopic, writeTopics } from './reference.ts'
import type { Writer } from './writer.ts'

/** The writer of each screen's twins; undefined for a screen that only staff use. A new screen needs a row here. */
export const writers: { readonly [Id in ScreenId]: Writer<Id> | undefined } = {
  home: writeHome,
  about: writeAbout,
  person: writePerson,
  services: writeServices,
  service: writeService,
  solutions: writeService,
  contact: writeContact,
  blog: data => writePostList(data, 'blog'),
  blogs: data => writePostList(data, 'blogs'),
  post: writePost,
  text: writeTextPage,
  pricing: writePricing,
  work: writeWork,
  whitePapers: writePapers,
  whitePaper: writePaper,
  careers: writeCareers,
  job: writeJob,
  demos: writeDemos,
  demo: writeDemo,
  industry: writeIndustry,
  landscape: writeLandscape,
  glossary: writeGlossary,
  topics: writeTopics,
  topic: writeTopic,
  // Results are for those who asked; /search.json has them for programs.
  search: undefined,
  managePosts: undefined,
  // The answer for a page that does not exist.
  message: ({ heading, text, back }) => ({ heading, blocks: [...writeTexts(text), toLink(back.label, back.to)] }),
}

export function hasTwin(screen: ScreenId): boolean {
  return writers[screen] !== undefined
}
