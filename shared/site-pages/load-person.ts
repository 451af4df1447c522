import { linkTo } from '../addresses/links.ts'
import { type LoadRequest, missing, show } from '../content/page-loader.ts'
import type { PersonPageText } from '../content/schemas/people.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { compareNewestFirst } from '../values/order.ts'

/** More would make a long page; the others are lines. */
const maxCards = 9

/** A person with the articles that the person signed. */
export async function loadPerson({ library, params }: LoadRequest) {
  const team = await library.read('team')
  const member = team.find(({ id }) => id === params.personId)
  if (member === undefined) return missing('page')
  const [text, person, posts, papers] = await Promise.all([
    library.read('pages/person'),
    library.read(`people/${member.id}`),
    library.read('posts'),
    library.read('papers'),
  ])
  const isBy = ({ id }: { readonly id?: string }) => id === member.id
  const all = [
    ...posts
      .filter(({ author }) => isBy(author))
      .map(({ id, displayTitle, publishedOn, excerpt, cover }) => {
        const to = linkTo('blogsPost', { postId: id })
        return { title: displayTitle, to, isPaper: false, publishedOn, excerpt, cover }
      }),
    ...papers
      .filter(({ authors }) => authors.some(isBy))
      .map(({ id, title, datePublished, excerpt, cover }) => {
        const to = linkTo('whitePaper', { paperId: id })
        return { title, to, isPaper: true, publishedOn: datePublished, excerpt, cover }
      }),
  ].sort((one, other) => compareNewestFirst(one.publishedOn, other.publishedOn))
  // A cover beside its title is decoration.
  const articles = all.slice(0, maxCards).map(article => ({ ...article, cover: { src: article.cover.src, alt: '' } }))
  const earlier = all.slice(maxCards).map(({ excerpt, cover, ...article }) => article)
  const meta = { title: person.name, description: person.summary }
  const data = { text: fillIn(text, person.firstName), person, articles, earlier }
  return show(data, meta)
}

function fillIn({ leader, first: _, ...text }: PersonPageText, firstName: string) {
  const fill = (template: string) => fillTemplate(template, { firstName })
  return {
    ...text,
    answers: fill(text.answers),
    leads: { heading: fill(text.leads.heading), text: fill(text.leads.text) },
    writing: fill(text.writing),
    reviews: { heading: fill(text.reviews.heading), text: fill(text.reviews.text) },
    contact: { ...text.contact, heading: fill(text.contact.heading) },
  }
}
