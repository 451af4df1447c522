import { expect, test } from 'vitest'
import { linksOf, toTopicLink } from '../support/page-words.ts'
import { emptyDemosPath, someDemo } from '../support/some-demo.ts'
import { type Expectation, expectOnPage, hrefsIn, readMain } from './support/read-pages.ts'

type Row = Expectation & { readonly sentence: string; readonly path: string }

const gone = "The blog post you're looking for doesn't exist or has been removed."

const ethics = 'AI ethics and governance specialists'
const benefits = toTopicLink('benefits-assistant', '/services/ai-solutions')
const recruitment = toTopicLink('recruitment-assistant', '/services/ai-solutions')
const toServiceTopic = (id = '') => toTopicLink(id, `/services/${id}`)

const pages: readonly Row[] = [
  {
    sentence: "Home: Hero with 'Get Started' to /contact and 'Learn more' to /services.",
    path: '/',
    links: 'Get Started → /contact | Learn more about our services → /services',
  },
  {
    sentence: "'Our Interactive AI Demos', each linking to /demos/{id}; 'View All Demos' to /demos.",
    path: '/',
    words: 'Our Interactive AI Demos',
    links: `${someDemo.name} → /demos/${someDemo.id} | View All Demos → /demos`,
  },
  {
    sentence: 'Home: Closing call to action to /contact and /services.',
    path: '/',
    links: 'Contact Us → /contact | Explore All Services → /services',
  },
  {
    sentence: "Services: Hero 'Our Services', 'How We Do It', closing call to action 'Ready to Begin Your AI Journey?'",
    path: '/services',
    words: 'Our Services | How We Do It | Ready to Begin Your AI Journey?',
    links: 'Contact Us → /contact | Explore All Services → /services',
  },
  {
    sentence: 'About: video section, Our Mission and Our Vision cards, Meet The Team, call to action',
    path: '/about',
    words: 'See Our Vision in Action | Our Mission | Our Vision | Meet The Team',
    links: 'Contact Us → /contact | Explore Our Services → /services',
  },
  {
    sentence: "Implementation: 'Core Services' cards, each with a 'Key Features' list; call to action",
    path: '/services/ai-implementation',
    words: 'Core Services | Key Features | AI pilot and prototyping | AI solution development',
    links: `Contact Us → ${toServiceTopic('ai-implementation')} | Explore All Services → /services`,
  },
  {
    sentence: 'Implementation: AI agent development; custom RAG development; integration',
    path: '/services/ai-implementation',
    words:
      'AI agent development | Custom RAG development | AI data integration and transformation | AI API integration',
  },
  {
    sentence: "Managed Services: 'Core Offerings'; call to action",
    path: '/services/ai-managed-services',
    words: 'Core Offerings | AI acceleration center | AI-as-a-Service | Fractional AI leadership',
    links: `Contact Us → ${toServiceTopic('ai-managed-services')}`,
  },
  ...[
    ['ai-readiness-and-adoption', 'Contact Us', 'AI Readiness & Strategy → /services/ai-readiness-and-strategy'],
    ['ai-readiness-and-strategy', 'Get Started', 'AI Readiness & Adoption → /services/ai-readiness-and-adoption'],
  ].map(([id, button, other]) => ({
    sentence:
      "Readiness & Strategy (two variants): call to action 'Contact Us'/'Get Started' to /contact plus /services",
    path: `/services/${id}`,
    words: 'AI readiness assessment | AI data readiness | AI governance framework | AI platform consulting',
    links: `${other} | ${button} → ${toServiceTopic(id)} | Explore All Services → /services`,
  })),
  {
    sentence: "Solutions: the two assistants, each with 'Key Features'; call to action 'Discover What's Possible'",
    path: '/services/ai-solutions',
    words: 'Benefits Administration Assistant | Recruitment Assistant for HR | Key Features',
    links: `Discover What's Possible → ${toServiceTopic('ai-solutions')} | Explore All Services → /services`,
  },
  {
    sentence: "Solutions: a button 'Learn more about {first word of title}' to /contact",
    path: '/services/ai-solutions',
    links: `Learn more about Benefits → ${benefits} | Learn more about Recruitment → ${recruitment}`,
  },
  {
    sentence: 'Staffing: three cards; call to action',
    path: '/services/ai-staffing',
    words: 'On-demand AI talent | Project-based AI teams | AI Staffing',
    links: `Contact Us → ${toServiceTopic('ai-staffing')}`,
  },
  {
    sentence: 'Staffing: on-demand AI talent with its roles',
    path: '/services/ai-staffing',
    words: `AI architects | AI engineers | Data scientists | AI product managers | Prompt engineers | ${ethics}`,
  },
  {
    sentence: 'Contact form (name, company, email, details), an info e-mail ({email}), location Jamison, PA.',
    path: '/contact',
    words: 'Jamison, PA | Name | Email | Details | Company (optional)',
    links: 'Email: info@spanwell.example → mailto:info@spanwell.example',
  },
  {
    sentence: 'GenAI landscape: Title, infographic image (/gae-ai-infographic.png), a download link saving a PNG.',
    path: '/tools/genai-landscape',
    words: 'The generative AI landscape',
    links: 'Download PNG → /gae-ai-infographic.png',
  },
  {
    sentence: "/careers: hero 'Join Our Team', culture highlights, 'Apply Today' mailto links, 'Learn More About Us'",
    path: '/careers',
    words: 'Join Our Team | How we work | Written first | Test, then argue | Current Openings',
    links: 'Apply Today → mailto:careers@spanwell.example | Learn More About Us → /about',
  },
  {
    sentence: '/careers/vp-operations: location, type and department badges, responsibilities, requirements, benefits',
    path: '/careers/vp-operations',
    words: 'Remote | Full-Time | Operations | 10+ years | Responsibilities | Requirements | Benefits',
    links: 'Apply Now → mailto:careers@spanwell.example?subject=VP%20of%20Operations',
  },
  {
    sentence: "/careers/ai-strategist: badges, responsibilities, requirements, benefits, 'Apply Now' mailto link",
    path: '/careers/ai-strategist',
    words: 'Hybrid/Remote | Full-Time | Strategy | 7+ years | Responsibilities | Requirements | Benefits',
    links: 'Apply Now → mailto:careers@spanwell.example?subject=AI%20Strategist',
  },
  {
    sentence:
      "Demos: Hero 'AI in Action: See What's Possible'. Two filter rows, with 'All Industries' and 'All Technologies'.",
    path: '/demos',
    words:
      "AI in Action: See What's Possible | Filter by Industry | All Industries | Filter by Technology | All Technologies",
  },
  {
    sentence: "Bottom call to action 'Want to see more or discuss a custom solution?' with 'Request Custom Demo'",
    path: '/demos',
    words: 'Launch Demo | Want to see more or discuss a custom solution?',
    links: `Request Custom Demo → ${toTopicLink('custom-demo', '/demos')} | Explore Services → /services`,
  },
  {
    sentence:
      "No match: 'No demos available with the selected filters.' plus a 'View all demos' button resetting filters.",
    path: emptyDemosPath,
    words: 'No demos available with the selected filters.',
    links: 'View all demos → /demos',
  },
  {
    sentence: "Demo viewer: back link, 'Open in new tab', name and description, footer 'Powered by the provider'",
    path: `/demos/${someDemo.id}`,
    words: `${someDemo.name} | ${someDemo.description} | Powered by Spanwell AI`,
    links: `← Back to Demos → /demos | Open in new tab → /demo-apps/${someDemo.id}/`,
  },
  {
    sentence: "any other path → 'Page Not Found' with 'The page you're looking for doesn't exist.'",
    path: '/nowhere',
    words: "Page Not Found | The page you're looking for doesn't exist.",
  },
  {
    sentence: "Unknown id on /blog/{id}: 'Post Not Found' and a back link",
    path: '/blog/lost',
    words: `Post Not Found | ${gone}`,
    links: '← Back to Blog → /blog',
  },
  {
    sentence: "Unknown id on /blogs/{id}: 'Blog Post Not Found' and a back link",
    path: '/blogs/lost',
    words: `Blog Post Not Found | ${gone}`,
    links: '← Back to Blog → /blog',
  },
  {
    sentence: "Unknown: 'Job Not Found' and a back link.",
    path: '/careers/lost',
    words: "Job Not Found | The job listing you're looking for doesn't exist or has been removed.",
    links: 'Back to Careers → /careers',
  },
  {
    sentence: "Unknown id: 'Demo Not Found' and a back link to /demos.",
    path: '/demos/lost',
    words: "Demo Not Found | We couldn't find the demo you're looking for. Please return to the demos dashboard.",
    links: 'Back to Demos → /demos',
  },
  {
    sentence: "Blog: variant title 'Blog' with sidebar 'Blog Archive' and 'Show All Posts'",
    path: '/blog',
    words: 'Blog | Blog Archive | Show All Posts',
    links: 'Show All Posts → /blog',
  },
  {
    sentence: "Blogs: variant title 'Our Blogs', 'Read more →'",
    path: '/blogs',
    words: 'Our Blogs | Read more →',
    links: 'Blog Archive → /blog#archive-heading',
  },
  ...['/blog', '/blogs'].map(list => ({
    sentence: "Subtitle when filtered: 'Posts from {Month} {Year}'",
    path: `${list}?year=2025&month=7`,
    words: 'Posts from July 2025',
    links: `Show All Posts → ${list}`,
  })),
  ...['/blog', '/blogs'].map(list => ({
    sentence:
      "Empty state: 'No blog posts found for this period' with hint 'Try a different period or show all posts.'",
    path: `${list}?year=1999&month=1`,
    words: 'No blog posts found for this period | Try a different period or show all posts. | Show All Posts',
  })),
  {
    sentence: "White papers: hero 'White Papers'; 'Featured Research'; category badge, 'Read Paper'",
    path: '/whitepapers',
    words: 'White Papers | Featured Research | Business Strategy | Read Paper',
  },
  {
    sentence: 'Shows back link, category, tags as #tag, abstract',
    path: '/whitepapers/measuring-roi-enterprise-generative-ai',
    words: 'Business Strategy | #Generative AI | #ROI | #Business Strategy | #TCO | Abstract',
    links: '← Back to White Papers → /whitepapers',
  },
]

for (const { sentence, path, ...expected } of pages) {
  test(`${sentence} (${path})`, () => expectOnPage(path, expected))
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
