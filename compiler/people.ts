import { linkTo } from '../shared/addresses/links.ts'
import type { PersonDocument, PostAuthor, Review, ReviewedArticle } from '../shared/content/library.ts'
import type { Account, Lead, Person, StaffMember, TeamMember } from '../shared/content/schemas/people.ts'
import { fillTemplate } from '../shared/values/fill-template.ts'
import { compareNewestFirst } from '../shared/values/order.ts'
import { defaultPictures, variantPath } from '../shared/values/pictures.ts'
import type { Entries } from './read-entries.ts'

type Team = readonly Person[]

/** What the page about the company shows of each person. */
export function toTeamMembers(team: Team): readonly TeamMember[] {
  return team.map(({ id, name, role, image, avatar, bio, linkedin }) => {
    return { id, name, role, image, avatar, bio, linkedin }
  })
}

/** The accounts with the names and pictures of their people. */
export function toStaff(accounts: readonly Account[], team: Team): readonly StaffMember[] {
  return accounts.map(({ id, email, role }) => {
    const { name, avatar } = findPerson(team, 'id', id)
    return { id, ...splitName(name), email, role, avatar: avatar ?? defaultPictures.avatar }
  })
}

/** The author with this name. Throws for a name that is not in the team; the checks have reported such names. */
export function toAuthor(name: string, team: Team) {
  const { id, role, avatar } = findPerson(team, 'name', name)
  return { id, name, role, avatar }
}

/** The author of a stored post, who may be someone without a page. */
export function withPersonId(author: PostAuthor, team: Team): PostAuthor {
  return { ...author, id: team.find(({ name }) => name === author.name)?.id }
}

/** A link to the person with this id, in the words for pages of services and industries. */
export function toLeader(id: string, { single }: Entries): Lead {
  return toLead(id, single['team.json'].value, single['pages/person.json'].value.leader)
}

/** A link to the person who answers first. */
export function toFirst({ single }: Entries): Lead {
  const { person, label } = single['pages/person.json'].value.first
  return toLead(person, single['team.json'].value, label)
}

function toLead(id: string, team: Team, template: string): Lead {
  const { name, role, image } = findPerson(team, 'id', id)
  return {
    label: fillTemplate(template, { name, role }),
    to: linkTo('person', { personId: id }),
    image: variantPath(image, 480),
  }
}

/** Who checked an article and when. Nobody's name while the company is invented: an invented person checks nothing. */
export function toReview({ date, by }: { readonly date: string; readonly by: string }, { single }: Entries): Review {
  if (single['site.json'].value.sample) return { date }
  return { date, by: { name: by, id: findPerson(single['team.json'].value, 'name', by).id } }
}

type Article = {
  readonly id: string
  readonly displayTitle: string
  readonly path: string
  readonly authors: readonly string[]
}

/** What the page of each person shows besides the articles that the person wrote. */
export function toPeople({ single, folder }: Entries, articles: readonly Article[]): readonly PersonDocument[] {
  return single['team.json'].value.map(person => {
    const isLed = ({ value }: { readonly value: { readonly lead: string } }) => value.lead === person.id
    const services = folder.services.filter(isLed).map(({ value: { id, hero } }) => {
      return { title: hero.heading, text: hero.text, to: `${linkTo('services')}/${id}` }
    })
    const industries = folder.industries.filter(isLed).map(({ value: { id, title, subtitle } }) => {
      return { title, text: subtitle, to: linkTo('industry', { industryId: id }) }
    })
    const { firstName } = splitName(person.name)
    const reviewed = single['site.json'].value.sample ? [] : listReviewed(person.name, folder, articles)
    return { ...person, firstName, leads: [...services, ...industries], reviewed }
  })
}

/** The articles of others that a person reviewed, the last review first. */
function listReviewed(
  name: string,
  folder: Entries['folder'],
  articles: readonly Article[],
): readonly ReviewedArticle[] {
  return [...folder.articles, ...folder.posts, ...folder.papers]
    .flatMap(({ value: { id, reviewed } }) => {
      const article = articles.find(candidate => candidate.id === id && !candidate.authors.includes(name))
      if (article === undefined || reviewed?.by !== name) return []
      return [{ title: article.displayTitle, to: article.path, reviewedOn: reviewed.date }]
    })
    .sort((one, other) => compareNewestFirst(one.reviewedOn, other.reviewedOn))
}

export function findPerson(team: Team, key: 'id' | 'name', value: string): Person {
  const person = team.find(candidate => candidate[key] === value)
  if (person === undefined) throw new Error(`"${value}" is not in content/team.json`)
  return person
}

/** The last word is the last name; a single word is a first name. */
function splitName(name: string) {
  const [, firstName = name, lastName = ''] = /^(.+) (\S+)$/.exec(name) ?? []
  return { firstName, lastName }
}
