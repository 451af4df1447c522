import { expect, test } from 'vitest'
import { assign, findProblems, fixture, type ProblemCases, swap, testProblems } from '../../support/fixture-content.ts'

test('the fixture has no problems', () => {
  expect(findProblems({})).toEqual([])
})

const mills = 'industries/mills.json'
const article = 'articles/blog-1.md'
const post = 'posts/first.md'
const rides = '{"id": "rides", "title": "Rides", "description": "Each day."}'
const addSection = (text: string) => ({ 'demos.json': swap('"sections": [', `"sections": [${text},`) })

/** What an editor has done, and the starts of the lines that the check prints then. */
const cases: ProblemCases = [
  [
    { 'site.json': swap('"tagline"', '"tagLine"') },
    'site.json:1:1 tagline: is missing; add it: this is: what the company does in one line',
    'site.json:5:14 tagLine: is not a known field; did you mean "tagline"?',
  ],
  [
    { 'demos.json': swap('"active": true', '"active": "yes"'), 'team.json': '[]' },
    'demos.json:9:15 [0].active: must be a boolean (it is "yes"); this is: false hides it everywhere',
    'team.json:1:1: must have at least one person (it is [])',
  ],
  [
    { 'pages/services.json': swap('"compass"', '"compas"') },
    'pages/services.json:16:15 cards[0].icon: "compas" is not an icon; choose one of those in client/components/icons.ts',
  ],
  [
    { 'pages/home.json': swap('"page": "contact"', '"page": "contacts"') },
    'pages/home.json:17:15 hero.primary.page: "contacts" is not the id of a page without parameters',
  ],
  [
    { 'site.json': swap('Company",\n', 'Company"\n') },
    'site.json:4:3: is not valid JSON (CommaExpected); correct the JSON',
  ],
  [{ 'site.json': '' }, 'site.json:1:1: is not valid JSON'],
  [{ 'site.json': undefined }, 'site.json:1:1: is missing; add the file'],
  [{ 'demo.json': '[]' }, 'demo.json:1:1: is not a known content file; did you mean "demos.json"?'],
  [
    { 'jobs/analyst.json': swap('"analyst"', '"strategist"') },
    'jobs/analyst.json:2:9 id: is "strategist" in a file named analyst.json; give the file and the id the same name',
  ],
  [
    { 'pages/services.json': swap('"title": "Review"', '"title": "Data & Analytics"') },
    'pages/services.json:17:16 cards[0].title: leads to /services/data-and-analytics, which is not a page; add content/',
    'services/review.json:2:9 id: "review" has no card in content/pages/services.json',
  ],
  [{ [mills]: assign({ benefits: [] }) }, `${mills}:19:15 benefits: `],
  [
    { [mills]: assign({ snapshot: { quote: 'Q', stats: ['1 a', '2 b'], sources: ['figures'] } }) },
    `${mills}:16:16 snapshot.sources: must have one source for each of the stats`,
  ],
  [
    { [mills]: swap('"Our target: 5%', '"5%') },
    `${mills}:21:14 use_cases[0].kpi: must begin with its figure after its kind`,
    `${mills}:21:15 use_cases[0].kpi[0]: must begin with "Our target: ", "Reported by`,
  ],
  [
    { [mills]: swap('Our target: 5% fewer', 'Our target: fewer') },
    `${mills}:21:14 use_cases[0].kpi: must begin with its figure after its kind`,
  ],
  [
    { [mills]: swap('"grinding"', '"sorting"') },
    `${mills}:31:15 use_cases[1].slug: "sorting" is already used in content/${mills}; choose another`,
  ],
  [
    { 'industries/farms.json': (fixture.get(mills) ?? '').replace('"id": "mills"', '"id": "farms"') },
    'industries/farms.json:2:9 id: the picture /industries/farms.png is missing; add public/industries/farms.png, a JPEG or PNG of',
    'industries/farms.json:2:9 id: the picture /industries/farms-highlight-background.png is missing',
  ],
  [{ 'jobs/analyst.json': swap('120000', '1') }, 'jobs/analyst.json:16:12 pay.max: must not be below min'],
  [
    { 'jobs/analyst.json': swap('2027-11-01', '2026-11-01') },
    'jobs/analyst.json:22:19 validThrough: is not after datePosted; correct one of the two dates',
  ],
  [
    { [article]: swap('HOW TO COUNT BAGS', 'How to Count') },
    `${article}:3:8 title: must be in upper case (it is "How to Count"); this is: title, in upper case`,
  ],
  [
    { [article]: swap('August 12', 'February 30') },
    `${article}:4:16 datePublished: "February 30, 2025" is not a date; correct the date`,
  ],
  [
    { [article]: swap('topics: [Tables]', 'topics: [Tables') },
    `${article}:11:1: has front matter that is not valid YAML (`,
  ],
  [
    { [article]: '# Hello' },
    `${article}:1:1: has no front matter; begin the file with the fields in YAML between two lines of three hyphens`,
  ],
  [
    { [post]: swap('5 min read', '5 min') },
    `${post}:11:11 readTime: write it as "5 min read" (it is "5 min"); this is: reading time`,
  ],
  [
    { [post]: swap('Data Science', 'Data science') },
    `${post}:9:11 category: choose a category (it is "Data science"); did you mean "Data Science"?`,
  ],
  [
    { [post]: swap('2025-08-01', '2025-02-30') },
    `${post}:7:14 publishDate: give a date and a time (it is "2025-02-30T09:00:00Z"); this is: moment of publication in UTC`,
  ],
  [
    { 'papers/first.md': (fixture.get('papers/plan.md') ?? '').replace('id: plan', 'id: first') },
    'papers/first.md:2:5 id: "first" is already used in content/posts/first.md; choose another',
  ],
  [
    { 'files/rows.json': JSON.stringify({ id: 'rows', title: 'Twin', description: 'The same name.' }) },
    'data/rows.json:2:9 id: "rows" is already used in content/files/rows.json',
    'files/rows.json:1:7 id: has no file; add rows.docx or rows.xlsx or rows.pdf to public/files',
  ],
  [{ 'data/rides.csv': 'day\n1\n' }, 'data/rides.csv:1:1: has no description; add content/data/rides.json'],
  [{ 'data/rides.json': rides }, 'data/rides.json:1:8 id: has no table; add content/data/rides.csv'],
  [
    { 'data/rides.csv': 'day,rides\n1,5\n2\n', 'data/rides.json': rides },
    'data/rides.csv:3:1: has a row that is not 2 cells without quotation marks; give each row one cell for each column',
  ],
  [
    { 'sources/twin.json': (fixture.get('sources/figures.json') ?? '').replace('"figures"', '"twin"') },
    'sources/twin.json:4:12 title: is also in content/sources/figures.json; cite that source and remove this file',
    'sources/twin.json:7:10 url: is also in content/sources/figures.json; cite that source and remove this file',
  ],
  [
    { 'pages/contact.json': swap('AI for {name}', 'AI for an industry') },
    'pages/contact.json:72:14 industryTopic.label: must contain {name}',
  ],
  [
    addSection('{"kind": "text", "id": "measure", "heading": "A", "paragraphs": ["B"]}'),
    'demos.json:17:15 [0].sections[1].id: "measure" is already the anchor of a section; choose another',
  ],
  [
    addSection('{"kind": "table", "id": "a", "heading": "A", "columns": ["B", "C"], "rows": [["1", "2", "3"]]}'),
    'demos.json:14:95 [0].sections[0].rows[0]: has 3 cells in a table of 2 columns; give each row one cell for each column',
  ],
]

testProblems(cases)
