import { type Changes, type ProblemCases, swap, testProblems } from '../../support/fixture-content.ts'

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
  [
    'a heading two levels down',
    withBody('## First\n\n#### Too deep'),
    'blog-1.md:22:1: the heading "Too deep" has level 4; begin with ##',
  ],
  ['a heading of the page', withBody('# Top'), 'blog-1.md:20:1: the heading "Top" has level 1'],
  [
    'a link to no article',
    withBody('Text.\n\n[x](/blogs/blog-9)'),
    'blog-1.md:22:1: the link to /blogs/blog-9 leads nowhere; correct or remove it',
  ],
  ['a link to no page', withBody('[x](/nowhere)'), 'the link to /nowhere leads nowhere'],
  ['a link to no heading', withBody('[x](#nothing)'), 'the link to #nothing leads nowhere'],
  [
    'links that lead somewhere',
    withBody(
      '## Here\n\n[a](/services/review) [b](/blogs/first) [c](/whitepapers/plan) [d](/industries/mills) [e](#here)',
    ),
  ],
  [
    'a picture without words',
    withBody('![](/images/covers/default.jpg)'),
    'blog-1.md:20:1: a picture has no alternative text; describe',
  ],
  [
    'a cover without words',
    { [article]: swap('alt: A row of bags', 'alt: ""') },
    'blog-1.md:9:8 cover.alt: must not be empty (it is ""); this is: what the picture shows, for visitors who cannot see it',
  ],
  [
    'a note without a source',
    withBody('Mills.[^figure]'),
    'blog-1.md:20:1: cites "figure", which is not in content/sources; did you mean "figures"?',
  ],
  [
    'a link to a source',
    withBody('[x](https://figures.example/)'),
    'links to https://figures.example/; cite the source in content/sources that has this address, as [^id]',
  ],
  [
    'a link outside',
    withBody('[x](https://other.example/)'),
    'links to https://other.example/; add it to content/sources and cite it as [^id]',
  ],
  [
    'a chart of no column',
    { [article]: swap('value: Bags', 'value: Bag') },
    'blog-1.md:29:1: a chart cannot be drawn: the table has no column "Bag"',
  ],
  [
    'a chart without its source',
    { [article]: swap('value: Bags', 'value: Bags\nsources: [norm]') },
    'blog-1.md:29:1: the chart has the source "norm", which the text does not cite; cite it as [^norm]',
  ],
  [
    'two charts of one name',
    { [article]: text => text.replace(/```chart[\s\S]*?```/, '$&\n\n$&') },
    'the chart has the address /charts/blog-1-bags-of-two-lines, as another; give one of them another name',
  ],
  [
    'a chart of a section without its column',
    { 'work/shop.json': swap('"value": "Bags"', '"value": "Bag"') },
    'work/shop.json:21:16 sections[0].chart: cannot be drawn: the table has no column "Bag"',
  ],
  [
    'a calculator that does not exist',
    { [article]: swap(block, block.replace('share', 'shares')) },
    'blog-1.md:36:1: "shares" is not in content/calculators; did you mean "share"?',
    'calculators[0]: "share" is not a calculator in an article',
  ],
  [
    'one calculator twice',
    { [article]: text => `${text}\n${block}\n` },
    'the calculators "share" and "share" both have a field "line"; rename it in one of them',
  ],
  [
    'a formula of an unknown name',
    inEstimate('={days}/5', '={day}/5'),
    `${estimate}:44:15 results[1].cell: "{day}" is neither a field nor a result; did you mean "days"?`,
  ],
  [
    'a line of an unknown name',
    inEstimate('"{days} days"', '"{nothing} days"'),
    'formula[0]: "{nothing}" is neither a field nor a result',
  ],
  [
    'a formula that divides by zero',
    inEstimate('={days}/5', '={days}/({days}-5)'),
    'results[1].cell: is a formula that divides by zero; correct the formula, or what it depends on',
  ],
  [
    'a formula that only another option computes',
    inEstimate('={days}/5', '={days}/({factor}-1)'),
    'results[1].cell: is a formula that divides by zero',
  ],
  ['a condition that is no formula', inEstimate('={days}>40', '={days}>'), 'errors[0].when: is a formula that'],
  [
    'a line with a wrong condition',
    inEstimate('={days}=1', '={days}=='),
    'formula[1].when: is a formula that has "=" in place of a value',
  ],
  [
    'a row with a wrong cell',
    inEstimate('={days}*{factor}', '={days}**{factor}'),
    'table.rows[1].cells[1]: is a formula that has "*" in place of a value',
  ],
  [
    'a cell outside the table',
    inEstimate('={days}/5', '=Table!$B$99'),
    'results[1].cell: is a formula that names a cell outside its table',
  ],
  [
    'a choice without a value',
    inEstimate('"look": 1', '"loook": 1'),
    'results[5].cell.values: has no value for the option "look"; add "look"',
    'results[5].cell.values.loook: "loook" is not an option of "kind"; did you mean "look"?',
  ],
  [
    'a choice of nothing',
    inEstimate('"by": "kind"', '"by": "kid"'),
    'results[5].cell.by: "kid" is neither a field nor a result; did you mean "kind"?',
  ],
  [
    'a choice of a number',
    inEstimate('"by": "kind"', '"by": "days"'),
    'results[5].cell.by: "days" is not a choice; name a choice, or write a formula',
  ],
  [
    'an unknown first option',
    inEstimate('"initial": "build"', '"initial": "bild"'),
    'fields[0].initial: "bild" is not an option; did you mean "build"?',
  ],
  [
    'a least number of no field',
    inEstimate(/"days": 2/, '"day": 2'),
    'fields[0].options[1].min.day: "day" is not a field; did you mean "days"?',
  ],
  [
    'a result that the pricing page lacks',
    inEstimate('"name": "reason"', '"name": "why"'),
    'results: lacks "reason", which the pricing page shows; add it, without "isStep"',
  ],
  [
    'an unknown price of the estimator',
    inEstimate('{price.dayRate.number}', '{price.day.number}'),
    'has {price.day.number}',
  ],
  [
    'a table that does not exist',
    { [share]: swap('"table": "rows"', '"table": "row"') },
    'fields[0].column: "line" is not a column of the table',
    'data.table: "row" is not in content/data; add its table',
    'data.key[0]: "line" is not a column of the table',
  ],
  [
    'a field of no column',
    { [share]: swap('"column": "line"', '"column": "lines"') },
    'fields[0].column: "lines" is not a column of the table; did you mean "line"?',
  ],
  [
    'a key of no column',
    { [share]: swap('"key": ["line"]', '"key": ["lin"]') },
    'data.key[0]: "lin" is not a column of the table; did you mean "line"?',
  ],
  [
    'a formula of no column',
    { [share]: swap('{data_bags}', '{data_bag}') },
    '"{data_bag}" is neither a field nor a result',
  ],
  [
    'a first row that the table lacks',
    { [share]: swap('"initial": "oats"', '"initial": "oat"') },
    'fields[0].initial: "oat" is not an option; did you mean "oats"?',
  ],
  [
    'papers without the words of their page',
    { 'pages/whitepapers.json': undefined },
    'whitepapers.json:1:1: is needed by papers; add the file',
  ],
]

testProblems(cases)
