import { expect, test } from 'vitest'
import { toAbsoluteHtml } from '../../../../server/crawlers/absolute-html.ts'

const urls = { publicUrl: 'https://www.example.com', pageUrl: 'https://www.example.com/blogs/one' }

test.each([
  ['<a href="/about">', '<a href="https://www.example.com/about">'],
  ['<img alt="a > b" src="/x.jpg">', '<img alt="a > b" src="https://www.example.com/x.jpg">'],
  ['<a href="#part">', '<a href="https://www.example.com/blogs/one#part">'],
  ['<a href="https://other.example/x">', '<a href="https://other.example/x">'],
  ['<a href="//other.example/x">', '<a href="//other.example/x">'],
  ['<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
  ['<code>&#x3C;a href="/about"></code>', '<code>&#x3C;a href="/about"></code>'],
  ['<h2 id="x">X<a class="heading-anchor" aria-hidden="true" tabindex="-1" href="#x">#</a></h2>', '<h2 id="x">X</h2>'],
])('%s becomes %s', (html, absolute) => {
  expect(toAbsoluteHtml(html, urls)).toBe(absolute)
})
