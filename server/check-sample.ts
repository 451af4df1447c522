import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStrings } from '../shared/content/find-strings.ts'
import type { Library } from '../shared/content/library.ts'
import { type PageTexts, pageTextNames } from '../shared/content/schemas/page-texts.ts'
import { filmFiles } from '../shared/values/film-files.ts'

/**
 * What is left of the invented company once `sample` in content/site.json is false, a line each: its people, jobs and
 * engagements, pages that call it invented or have [blanks] to fill in, its film, its street, addresses below .example and
 * telephone numbers that are reserved for fiction.
 * `clientFolder` has the files that browsers fetch.
 */
export async function findSampleRemains(library: Library, clientFolder: string): Promise<readonly string[]> {
  const [sample, found, team, jobs, work] = await Promise.all([
    readIfThere(library, 'pages/sample'),
    library.read('blanks'),
    library.read('team'),
    library.read('jobs'),
    library.read('work'),
  ])
  const remains = sample?.remains
  const pages = await Promise.all(
    pageTextNames
      // What marks the sample, and disappears with it.
      .filter(name => name !== 'pages/sample')
      .map(async name => ({ name, texts: findStrings(await readIfThere(library, name)) })),
  )
  const { name: company, address } = library.siteData.site
  const invented = pages.filter(({ texts }) => texts.some(({ text }) => callsInvented(text, company)))
  const people = team.filter(({ name }) => remains?.people.includes(name))
  const openJobs = jobs.filter(({ id }) => remains?.jobs.includes(id))
  const strings = findStrings([library.siteData, team]).map(({ text }) => text)
  const addresses = [...new Set(strings.filter(text => /[@.]example(?![\w-])|\.example\//.test(text)))]
  const phones = [...new Set(strings.filter(text => /555-?01\d\d|55501\d\d$/.test(text)))]
  return [
    ...people.map(({ name }) => `${name} is an invented person: change content/team.json and the pictures`),
    ...openJobs.map(({ id, title }) => `"${title}" is an invented job: change or remove content/jobs/${id}.json`),
    ...work
      .filter(({ isInvented }) => isInvented)
      .map(({ id, hero }) => `"${hero.heading}" is an invented engagement: change or remove content/work/${id}.json`),
    ...invented.map(({ name }) => `content/${name}.json still speaks of an invented company: write what yours does`),
    ...found.map(({ file, blank }) => `${file} has a blank to fill in: ${blank}`),
    ...(hashOf(address.street) === remains?.street
      ? [`${address.street} is the invented company's address: change content/site.json`]
      : []),
    ...addresses.map(text => `${text} leads nowhere: .example is no real domain`),
    ...phones.map(text => `${text} is a telephone number reserved for fiction`),
    ...(remains && isSampleFilm(join(clientFolder, filmFiles.video), remains.film)
      ? [`public${filmFiles.video} is the film about the invented company`]
      : []),
  ]
}

/** A site can be without some pages. */
async function readIfThere<Name extends keyof PageTexts>(library: Library, name: Name) {
  return library.read(name).catch(() => undefined)
}

/** Whether a sentence calls the company invented. Examples and data may be. */
function callsInvented(text: string, company: string): boolean {
  return text
    .split(/(?<=[.?!]) /)
    .some(sentence => /\binvented\b/i.test(sentence) && (/\bcompany\b/i.test(sentence) || sentence.includes(company)))
}

function isSampleFilm(file: string, sha256: string): boolean {
  return existsSync(file) && hashOf(readFileSync(file)) === sha256
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
