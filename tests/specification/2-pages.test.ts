import { expect, test } from 'vitest'
import { linksOf, toTopicLink } from '../support/page-words.ts'
import { emptyDemosPath, someDemo } from '../support/some-demo.ts'
import { expectOnPage, hrefsIn, readMain } from './support/read-pages.ts'

const solutionsTopic = (topic: string) => toTopicLink(topic, '/services/ai-solutions')
const serviceTopic = (id: string) => toTopicLink(id, `/services/${id}`)

/** Sentences, each followed by the path of a page and what it has: words to the letter, and links with their addresses. */
const sentences = `
Home: Hero with 'Get Started' to /contact and 'Learn more' to /services.
  / | Get Started → /contact | Learn more about our services → /services
'Our Interactive AI Demos', each linking to /demos/{id}; 'View All Demos' to /demos.
  / | Our Interactive AI Demos | ${someDemo.name} → /demos/${someDemo.id} | View All Demos → /demos
Home: Closing call to action to /contact and /services.
  / | Contact Us → /contact | Explore All Services → /services
About: video section, Our Mission and Our Vision cards, Meet The Team grid, call to action
  /about | See Our Vision in Action | Our Mission | Our Vision | Meet The Team
  | Contact Us → /contact | Explore Our Services → /services
Services overview: Hero 'Our Services'; 'How We Do It' section; closing call to action 'Ready to Begin Your AI Journey?'
  /services | Our Services | How We Do It | Ready to Begin Your AI Journey?
  | Contact Us → /contact | Explore All Services → /services
Implementation: 'Core Services' cards, each with a 'Key Features' list; call to action to /contact and /services.
  /services/ai-implementation | Core Services | Key Features | AI pilot and prototyping | AI solution development
  | AI agent development | Custom RAG development | AI data integration and transformation | AI API integration
  | Contact Us → ${serviceTopic('ai-implementation')} | Explore All Services → /services
Managed Services: 'Core Offerings' (AI acceleration center; AI-as-a-service; fractional AI leadership); call to action.
  /services/ai-managed-services | Core Offerings | AI acceleration center | AI-as-a-Service
  | Fractional AI leadership | Contact Us → ${serviceTopic('ai-managed-services')}
Readiness & Strategy: four offers; call to action 'Contact Us' to /contact plus /services
  /services/ai-readiness-and-adoption | AI readiness assessment | AI data readiness | AI governance framework
  | AI platform consulting | AI Readiness & Strategy → /services/ai-readiness-and-strategy
  | Contact Us → ${serviceTopic('ai-readiness-and-adoption')} | Explore All Services → /services
Readiness & Strategy, second variant: four offers; call to action 'Get Started' to /contact plus /services
  /services/ai-readiness-and-strategy | AI readiness assessment | AI data readiness | AI governance framework
  | AI platform consulting | AI Readiness & Adoption → /services/ai-readiness-and-adoption
  | Get Started → ${serviceTopic('ai-readiness-and-strategy')} | Explore All Services → /services
Solutions: the two assistants, each with 'Key Features' and a button 'Learn more about {first word of title}' to /contact
  /services/ai-solutions | Benefits Administration Assistant | Recruitment Assistant for HR | Key Features
  | Learn more about Benefits → ${solutionsTopic('benefits-assistant')}
  | Learn more about Recruitment → ${solutionsTopic('recruitment-assistant')}
Solutions: call to action 'Discover What's Possible' to /contact and 'Explore All Services' to /services.
  /services/ai-solutions | Discover What's Possible → ${solutionsTopic('ai-solutions')}
  | Explore All Services → /services
Staffing: three cards (on-demand AI talent with roles; project-based AI teams; AI staffing); call to action.
  /services/ai-staffing | On-demand AI talent | AI architects | AI engineers | Data scientists | AI product managers
  | Prompt engineers | AI ethics and governance specialists | Project-based AI teams | AI Staffing
  | Contact Us → ${serviceTopic('ai-staffing')}
Contact form (name, company, email, details), an info e-mail ({email}), location Jamison, PA.
  /contact | Jamison, PA | Name | Email | Details | Company (optional)
  | Email: info@spanwell.example → mailto:info@spanwell.example
GenAI landscape: Title, infographic image (/gae-ai-infographic.png), a download link saving a PNG.
  /tools/genai-landscape | The generative AI landscape | Download PNG → /gae-ai-infographic.png
/careers: hero 'Join Our Team', culture highlights, 'Apply Today' mailto links, 'Learn More About Us' to /about.
  /careers | Join Our Team | How we work | Written first | Test, then argue | Current Openings
  | Apply Today → mailto:careers@spanwell.example | Learn More About Us → /about
/careers/{jobId}: location, type and department badges, responsibilities, requirements, benefits, 'Apply Now': vp-operations
  /careers/vp-operations | Remote | Full-Time | Operations | 10+ years | Responsibilities | Requirements | Benefits
  | Apply Now → mailto:careers@spanwell.example?subject=VP%20of%20Operations
/careers/{jobId}: location, type and department badges, responsibilities, requirements, benefits, 'Apply Now': ai-strategist
  /careers/ai-strategist | Hybrid/Remote | Full-Time | Strategy | 7+ years | Responsibilities | Requirements
  | Benefits | Apply Now → mailto:careers@spanwell.example?subject=AI%20Strategist
Unknown: 'Job Not Found' with 'The job listing you're looking for doesn't exist or has been removed.' and a back link.
  /careers/lost | Job Not Found | The job listing you're looking for doesn't exist or has been removed.
  | Back to Careers → /careers
Demo dashboard: Hero 'AI in Action: See What's Possible'. Two filter rows.
  /demos | AI in Action: See What's Possible | Filter by Industry | All Industries | Filter by Technology
  | All Technologies | Launch Demo
Bottom call to action 'Want to see more or discuss a custom solution?' with 'Request Custom Demo' and 'Explore Services'.
  /demos | Want to see more or discuss a custom solution?
  | Request Custom Demo → ${toTopicLink('custom-demo', '/demos')} | Explore Services → /services
No match: 'No demos available with the selected filters.' plus a 'View all demos' button resetting filters.
  ${emptyDemosPath} | No demos available with the selected filters. | View all demos → /demos
Demo viewer: Back link to /demos, 'Open in new tab' link, name and description. Footer 'Powered by the provider'.
  /demos/${someDemo.id} | ${someDemo.name} | ${someDemo.description} | Powered by Spanwell AI
  | ← Back to Demos → /demos | Open in new tab → /demo-apps/${someDemo.id}/
Unknown id: 'Demo Not Found', 'We couldn't find the demo you're looking for.' and a back link to /demos.
  /demos/lost | Demo Not Found | Back to Demos → /demos
  | We couldn't find the demo you're looking for. Please return to the demos dashboard.
any other path → 'Page Not Found' with 'The page you're looking for doesn't exist.'
  /nowhere | Page Not Found | The page you're looking for doesn't exist.
Unknown id: 'Post Not Found' with 'The blog post you're looking for doesn't exist or has been removed.' and a back link.
  /blog/lost | Post Not Found | The blog post you're looking for doesn't exist or has been removed.
  | ← Back to Blog → /blog
Unknown id: 'Blog Post Not Found' with 'The blog post you're looking for doesn't exist or has been removed.' and a back link
  /blogs/lost | Blog Post Not Found | The blog post you're looking for doesn't exist or has been removed.
  | ← Back to Blog → /blog
Variant titles: 'Blog' with sidebar 'Blog Archive' and 'Show All Posts'
  /blog | Blog | Blog Archive | Show All Posts → /blog
Variant titles: 'Our Blogs', 'Read more →'
  /blogs | Our Blogs | Read more → | Blog Archive → /blog#archive-heading
Subtitle when filtered: 'Posts from {Month} {Year}', on /blog
  /blog?year=2025&month=7 | Posts from July 2025 | Show All Posts → /blog
Subtitle when filtered: 'Posts from {Month} {Year}', on /blogs
  /blogs?year=2025&month=7 | Posts from July 2025 | Show All Posts → /blogs
Empty states: 'No blog posts found for this period' with hint 'Try a different period or show all posts.'
  /blog?year=1999&month=1 | No blog posts found for this period | Try a different period or show all posts.
  | Show All Posts → /blog
Empty states on /blogs: 'No blog posts found for this period' with hint 'Try a different period or show all posts.'
  /blogs?year=1999&month=1 | No blog posts found for this period | Try a different period or show all posts.
  | Show All Posts → /blogs
/whitepapers: hero 'White Papers'; 'Featured Research' grid; category badge, 'Read Paper'
  /whitepapers | White Papers | Featured Research | Business Strategy | Read Paper
/whitepapers/{id}: Shows back link, category, tags as #tag, abstract
  /whitepapers/measuring-roi-enterprise-generative-ai | Business Strategy | #Generative AI | #ROI | #Business Strategy
  | #TCO | Abstract | ← Back to White Papers → /whitepapers`

for (const [, sentence = '', page = ''] of sentences.matchAll(/^(\S.*)\n((?: {2}.*\n?)+)/gm)) {
  const [path = '', ...parts] = page.trim().split(/\s+\| /)
  test(sentence, () => expectOnPage(path, parts))
}

test('Details textarea has 4 rows.', async () => {
  expect(await readMain('/contact')).toMatch(/<textarea rows="4" id="details"/)
})

const services = ['readiness-and-strategy', 'managed-services', 'implementation', 'staffing'].map(
  id => `/services/ai-${id}`,
)
const solutions = ['/services/ai-solutions', '/services/ai-solutions']
const jobs = ['/careers/ai-strategist', '/careers/vp-operations']

test.each([
  ["'Our Services' grid of four cards (AI Solutions excluded)", '/', 'Our Services', services],
  ["'Our Solutions' with two cards, both linking to /services/ai-solutions", '/', 'Our Solutions', solutions],
  ["'Current Openings' grid of two jobs linking to /careers/{id}", '/careers', 'Current Openings', jobs],
])('%s', async (_, path, heading, hrefs) => {
  expect(hrefsIn(await readMain(path), heading)).toEqual(hrefs)
})

test("Services: two-column grid of cards, each with 'Learn more'", async () => {
  const learnMore = linksOf(await readMain('/services')).filter(([words]) => words.startsWith('Learn more :'))
  expect(learnMore).toEqual([
    ['Learn more : AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
    ['Learn more : AI Managed Services', '/services/ai-managed-services'],
    ['Learn more : AI Implementation', '/services/ai-implementation'],
    ['Learn more : AI Staffing', '/services/ai-staffing'],
  ])
})
