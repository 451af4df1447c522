import request from 'supertest'
import { expect, test } from 'vitest'
import { attributeOf, findElements, parseHtml, wordsIn } from '../support/find-elements.ts'
import { getSharedApp } from '../support/test-app.ts'

test('every option of the estimate changes it', async () => {
  const { text } = await request(getSharedApp()).get('/pricing').expect(200)
  const form = findElements(parseHtml(text), ({ tagName }) => tagName === 'form').find(element =>
    attributeOf(element, 'action').includes('#estimate'),
  )
  const selects = form === undefined ? [] : findElements(form, ({ tagName }) => tagName === 'select')
  expect(selects.length).toBeGreaterThan(2)
  for (const select of selects) {
    const options = findElements(select, ({ tagName }) => tagName === 'option').map(each => attributeOf(each, 'value'))
    const answers = await Promise.all(
      options.map(async value => {
        const page = parseHtml(
          (await request(getSharedApp()).get(`/pricing?${attributeOf(select, 'name')}=${value}`)).text,
        )
        return findElements(page, ({ tagName }) => tagName === 'output' || tagName === 'table')
          .map(wordsIn)
          .join()
      }),
    )
    expect(new Set(answers).size, attributeOf(select, 'name')).toBe(options.length)
  }
})
