import { toClockWords } from './clock.ts'
import type { VehicleState } from './edit.ts'
import { isPickup, type Trip, tripOf, type Vehicle } from './model.ts'
import styles from './PlanPanel.module.scss'
import lines from './RouteLines.module.scss'
import type { TimedRoute } from './schedule.ts'

type Props = {
  readonly vehicle: Vehicle
  readonly index: number
  readonly route: TimedRoute
  readonly trips: readonly Trip[]
  readonly returns: boolean
  readonly isOpen: boolean
  readonly selectedId: string
  readonly onOpen: (isOpen: boolean) => void
  readonly onState: (state: VehicleState) => void
  readonly onTrip: (id: string) => void
}

/** A vehicle in the list; when open, it shows the stops and highlights the route on the map. */
export function VehicleCard(props: Props) {
  const { vehicle, index, route, isOpen, onOpen, onState } = props
  return (
    <article className={styles.card} data-broken={vehicle.isBroken}>
      <div className={styles.row}>
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <svg className={styles.swatch} viewBox="0 0 2.4 0.6" aria-hidden="true">
            <path className={lines.line} data-line={index % 8} d="M0 0.3H2.4" />
          </svg>
          <strong>{vehicle.id}</strong>
          <span className={styles.facts}>{toFacts(vehicle, route)}</span>
        </button>
        <button
          type="button"
          className={styles.break}
          aria-label={`${vehicle.isBroken ? 'Repair' : 'Break'} ${vehicle.id}`}
          onClick={() => onState({ isBroken: !vehicle.isBroken })}
        >
          {vehicle.isBroken ? 'Repair' : 'Break'}
        </button>
      </div>
      {isOpen && vehicle.wheelchairs > 0 && (
        <label className={styles.lift}>
          <input
            type="checkbox"
            checked={vehicle.isLiftOut}
            onChange={({ target }) => onState({ isLiftOut: target.checked })}
          />
          The lift of {vehicle.id} is out of order
        </label>
      )}
      {isOpen && route.stops.length > 0 && <StopTable {...props} />}
    </article>
  )
}

function toFacts(vehicle: Vehicle, { stops, distanceMiles, lateMinutes }: TimedRoute): string {
  const seats = `${vehicle.seats} seats${toPlaces(vehicle)}`
  if (vehicle.isBroken) return `${seats}, out of service all day`
  if (stops.length === 0) return `${seats}, stays at the depot`
  const late = lateMinutes >= 0.5 ? `, ${Math.round(lateMinutes)} min late` : ''
  const trips = stops.length === 2 ? '1 trip' : `${stops.length / 2} trips`
  return `${seats}, ${trips}, ${distanceMiles.toFixed(1)} mi${late}`
}

function toPlaces({ wheelchairs, isLiftOut }: Vehicle): string {
  if (wheelchairs === 0) return ', no lift'
  if (isLiftOut) return ', lift out of order'
  return wheelchairs === 1 ? ', 1 wheelchair place' : `, ${wheelchairs} wheelchair places`
}

function StopTable({ vehicle, route, trips, returns, selectedId, onTrip }: Props) {
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>Stops of {vehicle.id}</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Stop</th>
          <th scope="col">Window</th>
          <th scope="col">Seats{vehicle.wheelchairs > 0 && ' + wheelchairs'}</th>
        </tr>
      </thead>
      <tbody>
        <PlainRow clock={route.leaveDepot} text="Leaves the depot" />
        {route.stops.map(stop => {
          const trip = trips[tripOf(stop.node)]
          if (trip === undefined) return null
          const { from, until } = isPickup(stop.node) ? trip.pickup : trip.dropoff
          return (
            <tr key={stop.node} data-selected={trip.id === selectedId}>
              <td>
                {toClockWords(stop.start)}
                {stop.lateMinutes >= 0.5 && (
                  <span className={styles.late}> {Math.round(stop.lateMinutes)} min late</span>
                )}
              </td>
              <td>
                <button type="button" className={styles.trip} onClick={() => onTrip(trip.id)}>
                  {trip.id}
                </button>{' '}
                {isPickup(stop.node) ? '● pickup' : '■ drop-off'}
                {trip.wheelchairs > 0 && ', wheelchair'}
              </td>
              <td>
                {toClockWords(from)}–{toClockWords(until)}
              </td>
              <td>
                {stop.seatsTaken}/{vehicle.seats}
                {vehicle.wheelchairs > 0 && ` + ${stop.wheelchairsTaken}/${vehicle.wheelchairs}`}
              </td>
            </tr>
          )
        })}
        <PlainRow clock={route.backAtDepot} text={returns ? 'Back at the depot' : 'Free for other trips'} />
      </tbody>
    </table>
  )
}

function PlainRow({ clock, text }: { readonly clock: number; readonly text: string }) {
  return (
    <tr>
      <td>{toClockWords(clock)}</td>
      <td colSpan={3}>{text}</td>
    </tr>
  )
}
