import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../build/pictures/list-files.ts'
import { toServiceId } from '../../shared/addresses/service-path.ts'
import { toSlug } from '../../shared/values/slug.ts'
import type { Answers } from './answers.ts'
import { industryFile, industryFiles, showIndustries, toIndustryValues } from './fill-industries.ts'

const folder = 'scripts/new-site/starter'
const serviceFile = 'content/services/service.json'

/** The files of the new site's content by path: those of starter/ filled in, and those that are made of the answers. */
export function fillStarter(root: string, answers: Answers, today: string): ReadonlyMap<string, string> {
  const starter = new Map(
    listFiles(join(root, folder), 'content').map(path => [path, readFileSync(join(root, folder, path), 'utf8')]),
  )
  const shared = toValues(answers, today)
  const service = starter.get(serviceFile) ?? ''
  const industry = starter.get(industryFile) ?? ''
  for (const path of [serviceFile, ...(answers.industries.length > 0 ? [industryFile] : industryFiles)]) {
    starter.delete(path)
  }
  const filled = new Map([
    ...[...starter].map(([path, text]) => [path, fill(text, shared)] as const),
    ...answers.services.map(({ name, text }) => {
      const id = toServiceId(name)
      const own = { 'service.id': id, 'service.name': name, 'service.title': name, 'service.text': text }
      return [`content/services/${id}.json`, fill(service, { ...shared, ...own })] as const
    }),
    ...[...toIndustryValues(answers)].map(([path, own]) => [path, fill(industry, { ...shared, ...own })] as const),
    ['content/site.json', toJson(toSite(answers, today))],
    [
      'content/team.json',
      toJson(answers.people.map(person => toPerson(person, toServiceId(answers.services[0]?.name ?? '')))),
    ],
  ])
  return new Map([...filled, ...showIndustries(filled, answers)])
}

type Values = Readonly<Record<string, unknown>>

function toValues({ company, services, people: [first] }: Answers, today: string): Values {
  return {
    description: company.description,
    today,
    nextYear: `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`,
    'person.id': toSlug(first?.name ?? ''),
    'person.name': first?.name,
    'person.role': first?.role,
    cards: services.map(({ name, text }) => ({
      icon: 'compass',
      title: name,
      description: text,
      image: { src: `/images/services/${toServiceId(name)}.jpg`, alt: 'Quiet shapes in the colors of the company' },
    })),
    topics: [
      ...services.map(({ name }) => ({
        label: name,
        prompt: 'It helps to know the task, what you have tried, and by when you need to decide.',
        id: toServiceId(name),
      })),
      ...['Security', 'Privacy'].map(label => ({
        label,
        prompt: 'Say what you found or want to know, and how we can reach you.',
        id: label.toLowerCase(),
      })),
    ],
  }
}

/** Puts values in place of `{answer.name}`: in quotes alone, what is no text becomes JSON. */
function fill(text: string, values: Values): string {
  return text
    .replaceAll(/"\{answer\.([\w.]+)\}"/g, (_, key: string) => JSON.stringify(values[key], null, 2))
    .replaceAll(/\{answer\.([\w.]+)\}/g, (_, key: string) => JSON.stringify(String(values[key])).slice(1, -1))
}

function toSite({ company }: Answers, today: string) {
  const { name, legalName, tagline, description, email, phone, address, social } = company
  const year = Number(today.slice(0, 4))
  return {
    sample: false,
    name,
    legalName,
    tagline,
    description,
    email,
    phone,
    address,
    location: `${address.locality}, ${address.region}`,
    social,
    copyright: { year, notice: 'Other names belong to their owners.' },
  }
}

function toPerson({ name, role, linkedin }: Answers['people'][number], topic: string) {
  const id = toSlug(name)
  return {
    id,
    name,
    role,
    image: `/images/team/${id}.jpg`,
    bio: `[Two or three sentences about ${name}.]`,
    linkedin: linkedin ?? `https://linkedin.example/in/${id}`,
    summary: `[What ${name} does for a client, in one or two sentences.]`,
    answersFor: [{ title: 'The decision', text: `[Which decision of a client ${name} prepares.]` }],
    contact: { text: 'Tell us what the task is and who decides about it.', topic },
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
