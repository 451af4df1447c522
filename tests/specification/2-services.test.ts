import { expect, test } from 'vitest'
import { toServicePath } from '../../shared/addresses/service-path.ts'
import { toTopicLink } from '../support/page-words.ts'
import { expectOnPage } from './support/read-pages.ts'

test("Hero 'Our Services'; cards with 'Learn more'; 'How We Do It'; call to action 'Ready to Begin Your AI Journey?' with 'Contact Us' (/contact) and 'Explore All Services' (/services)", async () => {
  await expectOnPage('/services', {
    words: ['Our Services', 'How We Do It', 'Ready to Begin Your AI Journey?'],
    links: [
      ['Learn more : AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
      ['Learn more : AI Staffing', '/services/ai-staffing'],
      ['Contact Us', '/contact'],
      ['Explore All Services', '/services'],
    ],
  })
})

test.each([
  ['AI Readiness & Adoption', '/services/ai-readiness-and-adoption'],
  ['Data & Analytics', '/services/data-and-analytics'],
  ['Digital Transformation & IT Strategy', '/services/digital-transformation-and-it-strategy'],
  ['Fractional CXO Services', '/services/fractional-cxo-services'],
  ['AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
  ['AI Managed Services', '/services/ai-managed-services'],
  ['AI Implementation', '/services/ai-implementation'],
  ['AI Staffing', '/services/ai-staffing'],
])('Title-to-route map: the card "%s" leads to %s', (title, path) => {
  expect(toServicePath(title)).toBe(path)
})

test("Implementation: 'Core Services' cards, each with a 'Key Features' list; call to action to /contact and /services", async () => {
  await expectOnPage('/services/ai-implementation', {
    words: [
      'Core Services',
      'Key Features',
      'AI pilot and prototyping',
      'AI solution development',
      'AI agent development',
      'Custom RAG development',
      'AI data integration and transformation',
      'AI API integration',
    ],
    links: [
      ['Contact Us', toTopicLink('ai-implementation', '/services/ai-implementation')],
      ['Explore All Services', '/services'],
    ],
  })
})

test("Managed Services: 'Core Offerings' (AI acceleration center; AI-as-a-service; fractional AI leadership); call to action", async () => {
  await expectOnPage('/services/ai-managed-services', {
    words: ['Core Offerings', 'AI acceleration center', 'AI-as-a-Service', 'Fractional AI leadership'],
    links: [['Contact Us', toTopicLink('ai-managed-services', '/services/ai-managed-services')]],
  })
})

test.each([
  { id: 'ai-readiness-and-adoption', button: 'Contact Us', other: 'Strategy' },
  { id: 'ai-readiness-and-strategy', button: 'Get Started', other: 'Adoption' },
])(
  "Readiness & Strategy, variant $id: assessment, data readiness, governance framework, platform consulting; call to action '$button' to /contact plus /services",
  async ({ id, button, other }) => {
    await expectOnPage(`/services/${id}`, {
      words: ['AI readiness assessment', 'AI data readiness', 'AI governance framework', 'AI platform consulting'],
      links: [
        [`AI Readiness & ${other}`, `/services/ai-readiness-and-${other.toLowerCase()}`],
        [button, toTopicLink(id, `/services/${id}`)],
        ['Explore All Services', '/services'],
      ],
    })
  },
)

test("Solutions: the two assistants, each with 'Key Features' and a button 'Learn more about {first word of title}' to /contact; call to action 'Discover What's Possible' to /contact and 'Explore All Services' to /services.", async () => {
  await expectOnPage('/services/ai-solutions', {
    words: ['Benefits Administration Assistant', 'Recruitment Assistant for HR', 'Key Features'],
    links: [
      ['Learn more about Benefits', toTopicLink('benefits-assistant', '/services/ai-solutions')],
      ['Learn more about Recruitment', toTopicLink('recruitment-assistant', '/services/ai-solutions')],
      ["Discover What's Possible", toTopicLink('ai-solutions', '/services/ai-solutions')],
      ['Explore All Services', '/services'],
    ],
  })
})

test('Staffing: three cards (on-demand AI talent with its roles; project-based AI teams; AI staffing); call to action', async () => {
  await expectOnPage('/services/ai-staffing', {
    words: [
      'On-demand AI talent',
      'AI architects',
      'AI engineers',
      'Data scientists',
      'AI product managers',
      'Prompt engineers',
      'AI ethics and governance specialists',
      'Project-based AI teams',
      'AI Staffing',
    ],
    links: [['Contact Us', toTopicLink('ai-staffing', '/services/ai-staffing')]],
  })
})
