import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { stringify } from 'yaml'
import { keptNames } from './parts.ts'
import { offeredTypefaces, sampleTypeface } from './typefaces.ts'

type Ask = (question: string, initial?: string) => Promise<string>

/** Asks for the answers on the terminal, and returns them as YAML, which is checked like a file. */
export async function askForAnswers(): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout })
  const ask: Ask = async (question, initial = '') => {
    const answer = await terminal.question(initial === '' ? `${question}: ` : `${question} [${initial}]: `)
    return answer.trim() || initial
  }
  try {
    const company = await askForCompany(ask)
    const looks = {
      accent: await ask('Color of buttons and marks', '#2f6f4f'),
      deep: await ask('Dark color of bands', '#1d2b3a'),
      typefaces: await askForTypefaces(ask),
    }
    const services = await askForList(ask, 'Service', 'What it is, in a sentence', 'text')
    const people = await askForList(ask, 'Person', 'Job title', 'role')
    const industries = await askForList(ask, 'Industry', 'What you do there, in a sentence', 'text')
    const keep = await askForParts(ask)
    return stringify({ company, looks, services, people, industries, keep })
  } finally {
    terminal.close()
  }
}

async function askForCompany(ask: Ask) {
  const name = await ask('Name of the company')
  const legalName = await ask('Registered name', name)
  const tagline = await ask('What it does, in one line')
  const description = await ask('The same in one or two sentences')
  const info = await ask('Mailbox for visitors')
  const email = {
    info,
    careers: await ask('Mailbox for applications', info),
    sender: await ask('Sender of mails', info),
  }
  const display = await ask('Phone number as people read it')
  const phone = { display, tel: await ask('The number to dial', `+${display.replaceAll(/\D/g, '')}`) }
  const address = {
    street: await ask('Street and number'),
    locality: await ask('Town'),
    region: await ask('State'),
    postalCode: await ask('ZIP code'),
    country: await ask('Country, as its two letters', 'US'),
  }
  return { name, legalName, tagline, description, email, phone, address }
}

async function askForTypefaces(ask: Ask) {
  const text = await ask(`Typeface of the text: ${[...offeredTypefaces.keys()].join(', ')}`, sampleTypeface)
  return { text, headings: await ask('Typeface of headings, one of the same', text) }
}

/** Until an empty answer. */
async function askForList(ask: Ask, what: string, more: string, key: string) {
  const items: Record<string, string>[] = []
  for (;;) {
    const name = await ask(`${what} ${items.length + 1} (empty to go on)`)
    if (name === '') return items
    items.push({ name, [key]: await ask(more) })
  }
}

/** Names between commas; a wrong one is a problem of the answers. */
async function askForParts(ask: Ask): Promise<readonly string[]> {
  const names = await ask(`Parts of the sample to keep, of ${keptNames.join(', ')} (empty for none)`)
  return names.split(/[\s,]+/).filter(Boolean)
}
