import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { personSchema } from '../../shared/content/schemas/people.ts'
import { siteSchema } from '../../shared/content/schemas/site.ts'
import { toSlug } from '../../shared/values/slug.ts'
import type { Answers } from './answers.ts'

/** Words of the company that was, each with what takes its place in a text that stays, the longest first. */
export type Renaming = readonly (readonly [old: string, name: string])[]

/** Ids and names of people, and of the company. */
type Old = { readonly people: readonly string[]; readonly renaming: Renaming }

/** Reads the content that is about to be replaced. */
export function readOldCompany(root: string, { company, people: [first] }: Answers): Old {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, 'content', path), 'utf8'))
  const old = siteSchema.parse(read('site.json'))
  const team = z.array(personSchema).parse(read('team.json'))
  const [word = old.name] = old.name.split(' ')
  const domain = (address: string) => address.slice(address.lastIndexOf('@') + 1)
  const pairs: Renaming = [
    [old.legalName, company.legalName],
    [old.name, company.name],
    [old.address.street, company.address.street],
    [old.address.postalCode, company.address.postalCode],
    [old.phone.display, company.phone.display],
    [old.phone.tel, company.phone.tel],
    [old.email.info, company.email.info],
    [old.email.careers, company.email.careers],
    [old.email.sender, company.email.sender],
    [domain(old.email.info), domain(company.email.info)],
    [word, company.name],
    [word.toLowerCase(), toSlug(company.name)],
    [old.address.locality, company.address.locality],
    ...team.flatMap(
      ({ id, name }): Renaming => [
        [name, first?.name ?? ''],
        [id, toSlug(first?.name ?? '')],
      ],
    ),
  ]
  return {
    people: team.flatMap(({ id, name }) => [name, id]),
    renaming: pairs.toSorted(([one], [other]) => other.length - one.length),
  }
}

export function rename(text: string, renaming: Renaming): string {
  return renaming.reduce((changed, [old, name]) => changed.replaceAll(old, name), text)
}
