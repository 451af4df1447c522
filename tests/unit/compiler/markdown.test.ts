import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../compiler/render-markdown.ts'

const sentence = 'A cell that phones would break into four lines or more'

test.each([
  ['headings have ids to link to', '## Two words', '<h2 id="two-words">Two words<a'],
  [
    'columns keep their alignment',
    '| Item | Days |\n| --- | ---: |\n| One | 2 |',
    '<th scope="col">Item</th>\n<th scope="col" class="right">Days</th>',
  ],
  [
    'a table of sentences repeats its headers at the cells',
    `| Step | Who | Check |\n| --- | --- | --- |\n| 1 | Us | ${sentence} |`,
    '<td data-column="Step">1</td>\n<td data-column="Who">Us</td>',
  ],
  [
    'below an empty corner, which is no header, the first cell of each row is one',
    '| | Plan |\n| --- | --- |\n| **Cost** | 2 |',
    '<td></td>\n<th scope="col">Plan</th>',
    '<th scope="row"><strong>Cost</strong></th>\n<td>2</td>',
  ],
  [
    'links say which addresses a printed page does not repeat',
    '[A](https://a.example/x) [again](https://a.example/x) <https://b.example/>',
    '<p><a href="https://a.example/x">A</a> <a href="https://a.example/x" data-known>again</a>',
    '<a href="https://b.example/" data-known>https://b.example/</a></p>',
  ],
  [
    'quotes around marked-up words open and close, and code, ids and targets of links stay as they are',
    `## It's 12 weeks\n\nSay "*yes*" and \`"it's"\` [it's](/a'b) "now".`,
    'id="its-12-weeks"',
    'It’s 12\u00a0weeks',
    'Say “<em>yes</em>” and <code>"it\'s"</code>',
    'b">it’s</a> “now”',
  ],
])('%s', (_, markdown, ...parts) => {
  const { html } = renderMarkdown(markdown)
  for (const part of parts) expect(html).toContain(part)
})

test.each([
  ['raw HTML and scripts', 'Hi <script>alert(1)</script><img src=x onerror=alert(1)> there', /<script|<img|onerror=/],
  ['the obsolete attribute of a column', '| A | B |\n| --- | ---: |\n| 1 | 2 |', /align=/],
  [
    'the headers at the cells of a table of figures',
    `| Step | Sum | Sum |\n| --- | ---: | ---: |\n| ${sentence} | 1 | ${sentence} |`,
    /data-sentences|data-column/,
  ],
])('a text is without %s', (_, markdown, pattern) => {
  expect(renderMarkdown(markdown).html).not.toMatch(pattern)
})

test('a footnote and its reference link to each other, and neither is refused as a dead link', () => {
  const { html, links } = renderMarkdown('Text[^1].\n\n[^1]: The note.')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`)
  const targets = [...html.matchAll(/ href="([^"]+)"/g)].map(([, target]) => target)
  expect(targets).toHaveLength(3)
  expect(targets.filter(target => !ids.includes(String(target)))).toEqual([])
  expect(links).toEqual([])
})
