import type { VehicleState } from './edit.ts'
import { itemAt } from './list.ts'
import type { Plan } from './model.ts'
import type { Network } from './network.ts'
import styles from './PlanPanel.module.scss'
import { scheduleRoute } from './schedule.ts'
import { VehicleCard } from './VehicleCard.tsx'

type Props = {
  readonly network: Network
  readonly plan: Plan
  /** The vehicle whose route is highlighted on the map. */
  readonly vehicle: string | undefined
  readonly selectedId: string
  readonly onVehicle: (id: string | undefined) => void
  readonly onVehicleState: (id: string, state: VehicleState) => void
  readonly onTrip: (id: string) => void
}

/** The stops and times of each vehicle. */
export function PlanPanel({ network, plan, vehicle, selectedId, onVehicle, onVehicleState, onTrip }: Props) {
  const { trips, vehicles, endsAtLastStop = false } = network.day
  return (
    <section className={styles.panel} aria-labelledby="plan-heading">
      <h2 className={styles.heading} id="plan-heading">
        Plan by vehicle
      </h2>
      <p className={styles.facts}>Open a vehicle to see its stops and highlight its route on the map.</p>
      <Unplaced ids={plan.unplaced.map(trip => itemAt(trips, trip).id).sort()} onTrip={onTrip} />
      <ul className={styles.list}>
        {vehicles.map((each, index) => (
          <li key={each.id}>
            <VehicleCard
              vehicle={each}
              index={index}
              route={scheduleRoute(network, index, plan.routes[index] ?? [])}
              trips={trips}
              returns={!endsAtLastStop}
              isOpen={vehicle === each.id}
              selectedId={selectedId}
              onOpen={isOpen => onVehicle(isOpen ? each.id : undefined)}
              onState={state => onVehicleState(each.id, state)}
              onTrip={onTrip}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unplaced({ ids, onTrip }: { readonly ids: readonly string[]; readonly onTrip: (id: string) => void }) {
  return (
    <div aria-live="polite">
      {ids.length > 0 && (
        <p className={styles.warning}>
          No vehicle in service can make it in time:{' '}
          {ids.map(id => (
            <button key={id} type="button" className={styles.trip} onClick={() => onTrip(id)}>
              {id}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
