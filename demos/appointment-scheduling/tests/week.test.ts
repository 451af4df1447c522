import { expect, test } from 'vitest'
import { weekDays, weekRows } from '../program/week.ts'
import { emptyBook, slotAt, visit, zone } from './support.ts'

const book = { ...emptyBook(), appointments: [visit(1, slotAt('alder', '2026-03-10', [10, 11]), 'You')] }

function cellOf(providerId: string, day: string, in_ = zone) {
  return weekRows(book, day, in_)
    .find(({ provider }) => provider.id === providerId)
    ?.cells.find(cell => cell.day === day)
}

test('a week begins on Monday', () => {
  expect(weekDays('2026-03-08')).toEqual(expect.arrayContaining(['2026-03-02', '2026-03-08']))
})

test('a day shows its free and booked pieces in order', () => {
  const cell = cellOf('alder', '2026-03-10')
  expect(cell?.blocks.map(({ kind }) => kind)).toEqual(['free', 'yours', 'free', 'free'])
  expect([cell?.booked, cell?.yours, cell?.freeMinutes]).toEqual([1, 1, 6 * 60])
})

test('a day without hours has no pieces', () => {
  expect(cellOf('alder', '2026-03-08')?.blocks).toEqual([])
})

test('hours that cross the visitor’s midnight are cut there and none is lost', () => {
  const days = weekDays('2026-03-11')
  const minutes = days.reduce((sum, day) => sum + (cellOf('birch', day, 'Asia/Tokyo')?.freeMinutes ?? 0), 0)
  expect(minutes).toBe(5 * 8 * 60)
})
