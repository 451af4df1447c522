import { expect, test } from 'vitest'
import { frameText, isWithin, overlap } from '../../../../compiler/charts/place-label.ts'
import { readForms } from '../../../support/drawn-charts.ts'

const forms = readForms()

test('the library has charts, each in two forms', () => {
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.filter(({ width }) => width >= 640)).toHaveLength(forms.length / 2)
})

test.each(forms)('the words of "$title" at $width in $article stay in the drawing', ({ width, height, texts }) => {
  const drawing = { left: -1, right: width + 1, top: -1, bottom: height + 1 }
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(text => !isWithin(frameText(text), drawing))).toEqual([])
})

test.each(forms)('no words of "$title" at $width in $article cover others', ({ texts }) => {
  const covered = texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter(other => overlap(frameText(text), frameText(other)))
      .map(other => `${text.text} and ${other.text}`),
  )
  expect(covered).toEqual([])
})
