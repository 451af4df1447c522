import { expect, test } from 'vitest'
import { type Changes, findProblems, type ProblemCases, swap, testProblems } from '../../support/fixture-content.ts'

const article = 'articles/blog-1.md'
const estimate = 'calculators/estimate.json'
const share = 'calculators/share.json'

/** The article with another text below its front matter, which begins in line 20. */
const withBody = (body: string): Changes => ({
  [article]: text => text.replace(/## First heading[\s\S]*/, () => `${body}\n\n\`\`\`calculator\nshare\n\`\`\`\n`),
})
const inEstimate = (from: string | RegExp, to: string): Changes => ({ [estimate]: swap(from, to) })
const block = '```calculator\nshare\n```'

/** What an editor has written, and the parts of the lines that the check prints then. */
const cases: ProblemCases = [
  [withBody('## First\n\n#### Too deep'), 'blog-1.md:22:1: the heading "Too deep" has level 4; begin with ##'],
  [withBody('# Top'), 'blog-1.md:20:1: the heading "Top" has level 1'],
  [
    withBody('Text.\n\n[x](/blogs/blog-9)'),
    'blog-1.md:22:1: the link to /blogs/blog-9 leads nowhere; correct or remove it',
  ],
  [withBody('[x](/nowhere)'), 'the link to /nowhere leads nowhere'],
  [withBody('[x](#nothing)'), 'the link to #nothing leads nowhere'],
  [withBody('![](/images/covers/default.jpg)'), 'blog-1.md:20:1: a picture has no alternative text; describe'],
  [
    { [article]: swap('alt: A row of bags', 'alt: ""') },
    'blog-1.md:9:8 cover.alt: must not be empty (it is ""); this is: what the picture shows, for visitors who cannot see it',
  ],
  [
    withBody('Mills.[^figure]'),
    'blog-1.md:20:1: cites "figure", which is not in content/sources; did you mean "figures"?',
  ],
  [
    withBody('[x](https://figures.example/)'),
    'links to https://figures.example/; cite the source in content/sources that has this address, as [^id]',
  ],
  [
    withBody('[x](https://other.example/)'),
    'links to https://other.example/; add it to content/sources and cite it as [^id]',
  ],
  [
    { [article]: swap('value: Bags', 'value: Bag') },
    'blog-1.md:29:1: a chart cannot be drawn: the table has no column "Bag"',
  ],
  [
    { [article]: swap('value: Bags', 'value: Bags\nsources: [norm]') },
    'blog-1.md:29:1: the chart has the source "norm", which the text does not cite; cite it as [^norm]',
  ],
  [
    { [article]: text => text.replace(/```chart[\s\S]*?```/, '$&\n\n$&') },
    'the chart has the address /charts/blog-1-bags-of-two-lines, as another; give one of them another name',
  ],
  [
    { 'work/shop.json': swap('"value": "Bags"', '"value": "Bag"') },
    'work/shop.json:21:16 sections[0].chart: cannot be drawn: the table has no column "Bag"',
  ],
  [
    { [article]: swap(block, block.replace('share', 'shares')) },
    'blog-1.md:36:1: "shares" is not in content/calculators; did you mean "share"?',
    'calculators[0]: "share" is not a calculator in an article',
  ],
  [
    { [article]: text => `${text}\n${block}\n` },
    'the calculators "share" and "share" both have a field "line"; rename it in one of them',
  ],
  [
    inEstimate('={days}/5', '={day}/5'),
    `${estimate}:44:15 results[1].cell: "{day}" is neither a field nor a result; did you mean "days"?`,
  ],
  [inEstimate('"{days} days"', '"{nothing} days"'), 'formula[0]: "{nothing}" is neither a field nor a result'],
  [
    inEstimate('={days}/5', '={days}/({days}-5)'),
    'results[1].cell: is a formula that divides by zero; correct the formula, or what it depends on',
  ],
  [inEstimate('={days}/5', '={days}/({factor}-1)'), 'results[1].cell: is a formula that divides by zero'],
  [inEstimate('={days}>40', '={days}>'), 'errors[0].when: is a formula that'],
  [inEstimate('={days}=1', '={days}=='), 'formula[1].when: is a formula that has "=" in place of a value'],
  [
    inEstimate('={days}*{factor}', '={days}**{factor}'),
    'table.rows[1].cells[1]: is a formula that has "*" in place of a value',
  ],
  [inEstimate('={days}/5', '=Table!$B$99'), 'results[1].cell: is a formula that names a cell outside its table'],
  [
    inEstimate('"look": 1', '"loook": 1'),
    'results[5].cell.values: has no value for the option "look"; add "look"',
    'results[5].cell.values.loook: "loook" is not an option of "kind"; did you mean "look"?',
  ],
  [
    inEstimate('"by": "kind"', '"by": "kid"'),
    'results[5].cell.by: "kid" is neither a field nor a result; did you mean "kind"?',
  ],
  [
    inEstimate('"by": "kind"', '"by": "days"'),
    'results[5].cell.by: "days" is not a choice; name a choice, or write a formula',
  ],
  [
    inEstimate('"initial": "build"', '"initial": "bild"'),
    'fields[0].initial: "bild" is not an option; did you mean "build"?',
  ],
  [inEstimate(/"days": 2/, '"day": 2'), 'fields[0].options[1].min.day: "day" is not a field; did you mean "days"?'],
  [
    inEstimate('"name": "reason"', '"name": "why"'),
    'results: lacks "reason", which the pricing page shows; add it, without "isStep"',
  ],
  [inEstimate('{price.dayRate.number}', '{price.day.number}'), 'has {price.day.number}'],
  [
    { [share]: swap('"table": "rows"', '"table": "row"') },
    'fields[0].column: "line" is not a column of the table',
    'data.table: "row" is not in content/data; add its table',
    'data.key[0]: "line" is not a column of the table',
  ],
  [
    { [share]: swap('"column": "line"', '"column": "lines"') },
    'fields[0].column: "lines" is not a column of the table; did you mean "line"?',
  ],
  [
    { [share]: swap('"key": ["line"]', '"key": ["lin"]') },
    'data.key[0]: "lin" is not a column of the table; did you mean "line"?',
  ],
  [{ [share]: swap('{data_bags}', '{data_bag}') }, '"{data_bag}" is neither a field nor a result'],
  [
    { [share]: swap('"initial": "oats"', '"initial": "oat"') },
    'fields[0].initial: "oat" is not an option; did you mean "oats"?',
  ],
  [{ 'pages/whitepapers.json': undefined }, 'whitepapers.json:1:1: is needed by papers; add the file'],
]

testProblems(cases)

test('links that lead somewhere are no problems, nor is an industry as the topic of one', () => {
  const links = '[a](/services/review) [b](/blogs/first) [c](/whitepapers/plan) [d](/industries/mills) [e](#here)'
  const topic = { 'pages/demos.json': swap('"topic": "counter"', '"topic": "mills"') }
  expect(findProblems({ ...withBody(`## Here\n\n${links}`), ...topic })).toEqual([])
})
