import { activeDemos } from '../../../demos/match-demos.ts'
import { linkTo } from '../../../links.ts'
import type { PassagePage } from '../../../search/passages.ts'
import { readTexts, toSectionPassage } from './read-texts.ts'
import type { Sources } from './sources.ts'

/** Industries with their use cases, jobs, demos and the products of the landscape. */
export function collectThings(sources: Sources): readonly PassagePage[] {
  return [collectIndustries, collectJobs, collectDemos, collectProducts].flatMap(collect => collect(sources))
}

function collectIndustries({ read, industries }: Sources): readonly PassagePage[] {
  return industries.map(id => {
    const { title, subtitle, snapshot, benefits, use_cases } = read(`industries/${id}`)
    const studies = read(`cases/${id}`)
    const cases = use_cases.map(({ slug, title: heading, description, kpi }) => ({
      at: `?case=${slug}`,
      heading,
      text: readTexts([description, kpi, studies[slug]?.solutionDescription]),
    }))
    const head = { text: readTexts([subtitle, snapshot.quote, snapshot.stats, benefits]) }
    return { kind: 'industry', path: linkTo('industry', { industryId: id }), title, passages: [head, ...cases] }
  })
}

function collectJobs({ read }: Sources): readonly PassagePage[] {
  return read('jobs').map(job => {
    const { id, title, summary, location, type, department, description, pay } = job
    const path = linkTo('job', { jobId: id })
    const head = readTexts([summary, location, type, department, description, 'Salary and pay:', pay.note])
    const { responsibilities, requirements, benefits } = job
    const passages = [{ text: head }, { text: readTexts([responsibilities, requirements, benefits]) }]
    return { kind: 'job', path, title, passages }
  })
}

function collectDemos({ read }: Sources): readonly PassagePage[] {
  return activeDemos(read('demos')).map(
    ({ id, name, description, industries, technology, inYourCompany, sections = [] }) => ({
      kind: 'demo',
      path: linkTo('demo', { demoId: id }),
      title: name,
      tags: [...technology, ...industries],
      passages: [{ text: description }, { text: readTexts(inYourCompany) }, ...sections.map(toSectionPassage)],
    }),
  )
}

/** Each product leads to its layer. */
function collectProducts({ read }: Sources): readonly PassagePage[] {
  return read('landscape').layers.flatMap(layer =>
    layer.categories.flatMap(category =>
      category.products.map(
        ({ name, maker, note }): PassagePage => ({
          kind: 'product',
          path: linkTo('genAiLandscape', undefined, { layer: layer.id }),
          title: name,
          tags: [category.name, layer.name],
          passages: [{ text: `${note} ${maker}.` }],
        }),
      ),
    ),
  )
}
