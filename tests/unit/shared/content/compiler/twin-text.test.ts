import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../../shared/content/compiler/render-markdown.ts'
import { toTwinText } from '../../../../../shared/content/compiler/twin-text.ts'

const toLine = (id: string) => `[Calculator](/blogs/x#calculate-${id})`
const toText = (markdown: string) => toTwinText(markdown, parseMarkdown(markdown))(toLine)

test('notes become numbers in the order of their citation, and a list of sources', () => {
  const markdown = 'One.[^b] Two.[^a][^b]\n\n[^a]: “[A](https://a.example).” 2025.\n[^b]: B, *2024*.\n'
  expect(toText(markdown)).toBe(
    'One.[1] Two.[2][1]\n\n## References\n\n1. B, *2024*.\n2. “[A](https://a.example).” 2025.\n',
  )
})

test('a chart becomes its title, its description and its own figures; a calculator becomes a line', () => {
  const own = 'data:\n  columns: [Month, Days]\n  rows: [[1, 3], [2, 4]]\n'
  const chart = `\`\`\`chart\nkind: bars\ntitle: Days rise\nalt: From 3 to 4.\nvalue: Days\n${own}\`\`\``
  expect(toText(`Before.\n\n${chart}\n\n\`\`\`calculator\nroi\n\`\`\`\n\nAfter.\n`)).toBe(
    [
      'Before.',
      '**Chart: Days rise**',
      'From 3 to 4.',
      '| Month | Days |\n| --- | --- |\n| 1 | 3 |\n| 2 | 4 |',
      '[Calculator](/blogs/x#calculate-roi)',
      'After.\n',
    ].join('\n\n'),
  )
})

test('HTML is left out, as on the page, and code stays as it is', () => {
  const code = '```html\n<b>[^a]</b>\n```'
  expect(toText(`A <b>bold</b> word and \`<i>\`.\n\n<script>x</script>\n\n${code}\n`)).toBe(
    `A bold word and \`<i>\`.\n\n${code}\n`,
  )
})
