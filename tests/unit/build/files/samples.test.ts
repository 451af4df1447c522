import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workbookSchema } from '../../../../shared/content/schemas/files.ts'
import { computeWorkbook } from '../../../../shared/sheets/compute-workbook.ts'
import { readMarkdownTable } from '../../../support/markdown-table.ts'

// The figures of the samples, computed once more from what they state.

const workbook = workbookSchema.parse(JSON.parse(readFileSync('content/workbooks/readiness-scorecard.json', 'utf8')))
const report = readFileSync('content/documents/data-quality-report.md', 'utf8')

const readTable = (firstHeader: string) => readMarkdownTable(report, firstHeader)
const toNumber = (cell = '') => Number(cell.replace(/[$,]/g, ''))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the scorecard computes the weighted average of its five scores from the lowest answers', () => {
  const [scorecard = []] = computeWorkbook(workbook).sheets
  const areas = scorecard.slice(0, 5).map(([, weight, score]) => [Number(weight?.value), Number(score?.value)] as const)
  expect(areas.map(([, score]) => score)).toEqual([3, 1, 2, 2, 1])
  expect(sum(areas.map(([weight]) => weight))).toBeCloseTo(1, 12)
  expect(scorecard[5]?.[3]?.value).toBeCloseTo(sum(areas.map(([weight, score]) => weight * score)), 12)
})

test('the repairs begin with the areas that hold the verdict back, and the first two lift it', () => {
  const { sheets } = computeWorkbook(workbook)
  const [scorecard = [], repairs = []] = sheets
  const scores = repairs.slice(0, 5).map(row => Number(row[4]?.value))
  expect(scores.map(score => score < 2)).toEqual([true, true, false, false, false])
  expect(scorecard[6]?.[1]?.value).toBe('Wait')
  expect(repairs[5]?.[5]?.value).toBe('Go')
})

test('the paper on readiness has the scale and the weights of the scorecard', () => {
  const paper = readFileSync('content/papers/ai-readiness-roadmap.md', 'utf8')
  const scale = readMarkdownTable(paper, 'Score').map(([score, meaning]) => [Number(score), meaning])
  const { sheets } = computeWorkbook(workbook)
  expect(sheets[3]?.map(([score, meaning]) => [score?.value, meaning?.value])).toEqual(scale)
  const weights = [...(paper.match(/^\| Use case .*%.*$/m)?.[0] ?? '').matchAll(/(\d+)%/g)].map(([, percent]) =>
    Number(percent),
  )
  expect(sheets[0]?.slice(0, 5).map(row => Math.round(Number(row[1]?.value) * 100))).toEqual(weights)
})

test('the score of the data quality report follows from its fractions and weights', () => {
  const rows = readTable('Dimension').filter(([dimension]) => dimension !== 'Total')
  const weights = rows.map(([, , , weight]) => toNumber(weight))
  const total = sum(weights)
  const values = rows.map(([, fraction = '']) => {
    const [passed, made] = fraction.split('/')
    return (toNumber(passed) / toNumber(made)) * 100
  })
  for (const [index, [, , value, weight, product, lost]] of rows.entries()) {
    const exact = values[index] ?? 0
    expect(value).toBe(exact.toFixed(1))
    expect(product).toBe((exact * toNumber(weight)).toFixed(1))
    expect(lost).toBe((((100 - exact) * toNumber(weight)) / total).toFixed(1))
  }
  const products = sum(values.map((value, index) => value * (weights[index] ?? 0)))
  expect(report).toContain(
    `| **${total}** | **${products.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}** | **${(100 - products / total).toFixed(1)}** |`,
  )
  expect(report).toContain(`÷ ${total} = **${(products / total).toFixed(1)}**`)
})

test('the costs of defects and the paybacks of repairs follow from their tables', () => {
  const lines = 52_000
  const defects = readTable('Source').filter(([source]) => source !== 'Total')
  const costs = defects.map(([, , sample = '', year, each, cost]) => {
    const [found, drawn] = sample.split(' of ')
    expect(toNumber(year)).toBe((toNumber(found) / toNumber(drawn)) * lines)
    expect(toNumber(cost)).toBe(toNumber(year) * toNumber(each))
    return toNumber(cost)
  })
  const repairs = readTable('Order').filter(([order]) => order !== '')
  const savings = [0, 1, 2, 3, 4].map(index => costs[index] ?? 0)
  for (const [index, [, , , price, , payback]] of repairs.entries())
    expect(payback).toBe(((toNumber(price) / (savings[index] ?? 0)) * 12).toFixed(1))
  const price = sum(repairs.map(row => toNumber(row[3])))
  expect(report).toContain(`**$${sum(costs).toLocaleString('en-US')}**`)
  expect(report).toContain(`**$${price.toLocaleString('en-US')}** | | **${((price / sum(costs)) * 12).toFixed(1)}**`)
})
