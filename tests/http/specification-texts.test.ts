import request from 'supertest'
import { expect, test } from 'vitest'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { emptyDemosPath, someDemo } from '../support/some-demo.ts'
import { getSharedApp } from '../support/test-app.ts'

const shared = () => getSharedApp()

type Expectation = {
  readonly path: string
  /** Words that stand in an element by themselves, to the letter. */
  readonly words?: readonly string[]
  /** Words of links, with where they lead. */
  readonly links?: readonly (readonly [words: string, href: string])[]
}

/** Section 2 of the specification, screen by screen. */
const expectations: readonly Expectation[] = [
  {
    path: '/',
    words: ['Our Services', 'Our Solutions', 'Our Interactive AI Demos'],
    links: [
      ['Get Started', '/contact'],
      ['Learn more about our services', '/services'],
      ['Learn more : AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
      ['Learn more : AI Managed Services', '/services/ai-managed-services'],
      ['Learn more : AI Implementation', '/services/ai-implementation'],
      ['Learn more : AI Staffing', '/services/ai-staffing'],
      ['Benefits Administration Assistant', '/services/ai-solutions'],
      ['Recruitment Assistant for HR', '/services/ai-solutions'],
      [someDemo.name, `/demos/${someDemo.id}`],
      ['View All Demos', '/demos'],
      ['Contact Us', '/contact'],
      ['Explore All Services', '/services'],
    ],
  },
  {
    path: '/about',
    words: ['See Our Vision in Action', 'Our Mission', 'Our Vision', 'Meet The Team'],
    links: [
      ['Contact Us', '/contact'],
      ['Explore Our Services', '/services'],
    ],
  },
  {
    path: '/services',
    words: ['Our Services', 'How We Do It', 'Ready to Begin Your AI Journey?'],
    links: [
      ['Learn more : AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
      ['Learn more : AI Staffing', '/services/ai-staffing'],
      ['Contact Us', '/contact'],
      ['Explore All Services', '/services'],
    ],
  },
  {
    path: '/services/ai-implementation',
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
  },
  {
    path: '/services/ai-managed-services',
    words: ['Core Offerings', 'AI acceleration center', 'AI-as-a-Service', 'Fractional AI leadership'],
    links: [['Contact Us', toTopicLink('ai-managed-services', '/services/ai-managed-services')]],
  },
  ...[
    { id: 'ai-readiness-and-adoption', button: 'Contact Us', other: 'Strategy' },
    { id: 'ai-readiness-and-strategy', button: 'Get Started', other: 'Adoption' },
  ].map(
    ({ id, button, other }): Expectation => ({
      path: `/services/${id}`,
      words: ['AI readiness assessment', 'AI data readiness', 'AI governance framework', 'AI platform consulting'],
      links: [
        [`AI Readiness & ${other}`, `/services/ai-readiness-and-${other.toLowerCase()}`],
        [button, toTopicLink(id, `/services/${id}`)],
        ['Explore All Services', '/services'],
      ],
    }),
  ),
  {
    path: '/services/ai-solutions',
    words: ['Benefits Administration Assistant', 'Recruitment Assistant for HR', 'Key Features'],
    links: [
      ['Learn more about Benefits', toTopicLink('benefits-assistant', '/services/ai-solutions')],
      ['Learn more about Recruitment', toTopicLink('recruitment-assistant', '/services/ai-solutions')],
      ["Discover What's Possible", toTopicLink('ai-solutions', '/services/ai-solutions')],
      ['Explore All Services', '/services'],
    ],
  },
  {
    path: '/services/ai-staffing',
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
  },
  { path: '/blog', words: ['Blog', 'Blog Archive', 'Show All Posts'], links: [['Show All Posts', '/blog']] },
  { path: '/blog?year=2025&month=7', words: ['Posts from July 2025'] },
  {
    path: '/blogs',
    words: ['Our Blogs', 'Read more →'],
    links: [['Blog Archive', '/blog#archive-heading']],
  },
  { path: '/blogs?year=2025&month=7', words: ['Posts from July 2025'], links: [['Show All Posts', '/blogs']] },
  {
    path: '/blogs/blog-32',
    words: ['By Clodagh Varma'],
    links: [
      ['← Back to Blog', '/blog'],
      ['All Blogs', '/blogs'],
      ['Previous Blog', '/blogs/blog-33'],
      ['Next Blog', '/blogs/blog-31'],
    ],
  },
  { path: '/insights', words: ['Industry Insights', 'Coming Soon'] },
  {
    path: '/whitepapers',
    words: ['White Papers', 'Featured Research', 'Business Strategy', 'Read Paper'],
  },
  {
    path: '/whitepapers/measuring-roi-enterprise-generative-ai',
    words: ['Business Strategy', '#Generative AI', '#ROI', '#Business Strategy', '#TCO', 'Abstract'],
    links: [
      ['← Back to White Papers', '/whitepapers'],
      ['Previous Paper', '/whitepapers/custom-built-agentic-enterprise-decision-making-ai'],
    ],
  },
  {
    path: '/careers',
    words: ['Join Our Team', 'How we work', 'Written first', 'Test, then argue', 'Current Openings'],
    links: [
      ['VP of Operations', '/careers/vp-operations'],
      ['AI Strategist', '/careers/ai-strategist'],
      ['Apply Today', 'mailto:careers@spanwell.example'],
      ['Learn More About Us', '/about'],
    ],
  },
  {
    path: '/careers/vp-operations',
    words: ['Remote', 'Full-Time', 'Operations', '10+ years', 'Responsibilities', 'Requirements', 'Benefits'],
    links: [['Apply Now', 'mailto:careers@spanwell.example?subject=VP%20of%20Operations']],
  },
  {
    path: '/contact',
    words: ['Jamison, PA', 'Name', 'Email', 'Details', 'Company (optional)'],
    links: [['info@spanwell.example', 'mailto:info@spanwell.example']],
  },
  {
    path: '/demos',
    words: [
      "AI in Action: See What's Possible",
      'Filter by Industry',
      'All Industries',
      'Filter by Technology',
      'All Technologies',
      'Launch Demo',
      'Want to see more or discuss a custom solution?',
    ],
    links: [
      ['Request Custom Demo', toTopicLink('custom-demo', '/demos')],
      ['Explore Services', '/services'],
    ],
  },
  {
    path: emptyDemosPath,
    words: ['No demos available with the selected filters.'],
    links: [['View all demos', '/demos']],
  },
  {
    path: `/demos/${someDemo.id}`,
    words: [someDemo.name, someDemo.description, 'Powered by Spanwell AI'],
    links: [
      ['← Back to Demos', '/demos'],
      ['Open in new tab', `/demo-apps/${someDemo.id}/`],
    ],
  },
  {
    path: '/tools/genai-landscape',
    words: ['The generative AI landscape'],
    links: [['Download PNG', '/gae-ai-infographic.png']],
  },
  { path: '/nowhere', words: ['Page Not Found', "The page you're looking for doesn't exist."] },
  {
    path: '/blog/lost',
    words: ['Post Not Found', "The blog post you're looking for doesn't exist or has been removed."],
    links: [['← Back to Blog', '/blog']],
  },
  {
    path: '/blogs/lost',
    words: ['Blog Post Not Found', "The blog post you're looking for doesn't exist or has been removed."],
    links: [['← Back to Blog', '/blog']],
  },
  {
    path: '/careers/lost',
    words: ['Job Not Found', "The job listing you're looking for doesn't exist or has been removed."],
    links: [['Back to Careers', '/careers']],
  },
  {
    path: '/demos/lost',
    words: ['Demo Not Found', "We couldn't find the demo you're looking for. Please return to the demos dashboard."],
    links: [['Back to Demos', '/demos']],
  },
]

test.each(expectations)('$path has the words and the links of the specification', async ({ path, words, links }) => {
  const app = shared()
  const { text } = await request(app).get(path)
  expect(wordsOf(text)).toEqual(expect.arrayContaining([...(words ?? [])]))
  expect(linksOf(text)).toEqual(expect.arrayContaining([...(links ?? [])]))
})
