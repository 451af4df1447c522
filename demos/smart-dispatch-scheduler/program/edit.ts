import { itemAt } from './list.ts'
import type { Day, Point, Town, Trip, Vehicle, Visit } from './model.ts'

export type End = 'pickup' | 'dropoff'
export type Selection = { readonly id: string; readonly end: End }
export type Change = Partial<Point & { readonly from: number; readonly until: number }>

export function selectFirst({ trips }: Day): Selection {
  return { id: trips[0]?.id ?? '', end: 'pickup' }
}

/** Clamps a point to the map and snaps it to tenths of a mile. */
export function toMapPoint({ area }: Town, { x, y }: Point): Point {
  const onGrid = (value: number, min: number, length: number) =>
    Math.round(Math.min(min + length, Math.max(min, value)) * 10) / 10
  return { x: onGrid(x, area.x, area.width), y: onGrid(y, area.y, area.height) }
}

/** Changes one end of a trip. If one end of its time window passes the other, both take the same time. */
export function changeEnd(day: Day, { id, end, change }: { id: string; end: End; change: Change }): Day {
  return changeTrip(day, id, trip => ({ ...trip, [end]: applyChange(day.town, trip[end], change) }))
}

function applyChange(town: Town, visit: Visit, change: Change): Visit {
  const next = { ...visit, ...change }
  const from = change.until === undefined ? next.from : Math.min(next.from, next.until)
  return { ...next, ...toMapPoint(town, next), from, until: Math.max(from, next.until) }
}

/** Changes how many ride. A party without anyone keeps what it had. */
export function changeParty(day: Day, id: string, party: Partial<Pick<Trip, 'seats' | 'wheelchairs'>>): Day {
  return changeTrip(day, id, trip => {
    const next = { ...trip, ...party }
    if (next.seats + next.wheelchairs === 0) return trip
    const isLiftUsed = next.wheelchairs > 0
    return isLiftUsed === trip.wheelchairs > 0 ? next : withStopMinutes(next, day)
  })
}

function withStopMinutes(trip: Trip, { stopMinutes }: Day): Trip {
  const serviceMinutes = stopMinutes(trip.wheelchairs)
  return { ...trip, pickup: { ...trip.pickup, serviceMinutes }, dropoff: { ...trip.dropoff, serviceMinutes } }
}

function changeTrip(day: Day, id: string, change: (trip: Trip) => Trip): Day {
  return { ...day, trips: day.trips.map(trip => (trip.id === id ? change(trip) : trip)) }
}

/** Adds a trip to the first clinic in the middle of the shifts under the first free name. */
export function addTrip(day: Day): { readonly day: Day; readonly id: string } {
  const taken = new Set(day.trips.map(({ id }) => id))
  let number = day.trips.length + 1
  const name = () => `T${String(number).padStart(2, '0')}`
  while (taken.has(name())) number += 1
  const { x, y } = itemAt(day.town.clinics, 0)
  const shift = day.vehicles[0]?.shift ?? { from: 8 * 60, until: 16 * 60 }
  const from = Math.round((shift.from + shift.until) / 2 / 15) * 15 - 60
  const serviceMinutes = day.stopMinutes(0)
  const pickup = { ...toMapPoint(day.town, { x: 9, y: 2 }), from, until: from + 45, serviceMinutes }
  const dropoff = { x, y, from: from + 15, until: from + 75, serviceMinutes }
  return {
    day: { ...day, trips: [...day.trips, { id: name(), pickup, dropoff, seats: 1, wheelchairs: 0 }] },
    id: name(),
  }
}

export function removeTrip(day: Day, id: string): Day {
  return { ...day, trips: day.trips.filter(trip => trip.id !== id) }
}

/** What to select when an edit is undone: the trip that it had removed, else the selected one, else the first. */
export function selectAfterUndo(before: Day, { edited, selected }: { edited: Day; selected: Selection }): Selection {
  const kept = new Set(edited.trips.map(({ id }) => id))
  const removed = before.trips.find(({ id }) => !kept.has(id))
  if (removed !== undefined) return { id: removed.id, end: 'pickup' }
  if (before.trips.some(({ id }) => id === selected.id)) return selected
  return selectFirst(before)
}

export type VehicleState = Partial<Pick<Vehicle, 'isBroken' | 'isLiftOut'>>

export function changeVehicle(day: Day, id: string, state: VehicleState): Day {
  return { ...day, vehicles: day.vehicles.map(vehicle => (vehicle.id === id ? { ...vehicle, ...state } : vehicle)) }
}
