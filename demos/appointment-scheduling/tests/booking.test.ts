import { expect, test } from 'vitest'
import { reduceScreen } from '../program/screen.ts'
import { mine, type Screen } from '../program/screen-steps.ts'
import { now, talk } from './support.ts'

test('“book it” books the first offer that fits', () => {
  const screen = talk(['a cardiologist on Tuesday at 3 pm', 'book it'])
  expect(screen.message).toMatch(/^Booked: Tue, Mar 10, 3:00 pm with /)
  expect(mine(screen.book)).toHaveLength(1)
})

test('an answer to a question books nothing', () => {
  for (const lines of [
    ['Monday Wednesday at 3 pm', '>the first one'],
    ['Friday at 7', '>the fifth one'],
  ]) {
    expect(mine(talk(lines).book)).toEqual([])
  }
})

const booked = () => talk(['a cardiologist on Tuesday at 3 pm', 'book it'])
const inTokyo = (screen: Screen) => reduceScreen(screen, { type: 'changeZone', zone: 'Asia/Tokyo', now })

test('after a booking “move it” and a correction move it, and book no other', () => {
  for (const line of ['move it to Thursday', 'no, Thursday instead']) {
    const moving = talk([line], booked())
    expect(moving.movingId).toBe(mine(moving.book)[0]?.id)
    const moved = talk(['book it'], moving)
    expect(moved.message).toMatch(/^Moved to: Thu, Mar 12, 3:00 pm/)
    expect(mine(moved.book)).toHaveLength(1)
    expect(inTokyo(moved).movingId).toBeNull()
  }
  expect(talk(['a skin doctor on Friday at 10 am'], booked()).movingId).toBeNull()
})

test('another zone keeps what was begun and what was set in the form', () => {
  const [appointment] = mine(booked().book)
  const moving = reduceScreen(booked(), { type: 'move', id: appointment?.id ?? 0 })
  expect(inTokyo(moving).movingId).toBe(appointment?.id)
  expect(inTokyo(moving).request).toEqual(moving.request)
  const asked = talk(['a cardiologist on Tuesday at 3 pm'])
  const edited = reduceScreen(asked, { type: 'edit', request: { ...asked.request, minutes: 60 } })
  expect(inTokyo(edited).request).toEqual(edited.request)
})
