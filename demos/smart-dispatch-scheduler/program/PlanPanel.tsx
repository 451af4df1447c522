import type { VehicleState } from './edit.ts'
import { explainAbsence } from './explain-absence.ts'
import { itemAt } from './list.ts'
import type { Plan } from './model.ts'
import type { Network } from './network.ts'
import styles from './PlanPanel.module.scss'
import { scheduleRoute } from './schedule.ts'
import { VehicleCard } from './VehicleCard.tsx'

type Props = {
  readonly network: Network
  readonly plan: Plan
  readonly isSearching: boolean
  /** The vehicle whose route is highlighted on the map. */
  readonly vehicle: string | undefined
  readonly selectedId: string
  readonly onVehicle: (id: string | undefined) => void
  readonly onVehicleState: (id: string, state: VehicleState) => void
  readonly onTrip: (id: string) => void
}

/** The stops and times of each vehicle. */
export function PlanPanel({
  network,
  plan,
  isSearching,
  vehicle,
  selectedId,
  onVehicle,
  onVehicleState,
  onTrip,
}: Props) {
  const { trips, vehicles, endsAtLastStop = false } = network.day
  return (
    <section className={styles.panel} aria-labelledby="plan-heading">
      <h2 id="plan-heading">Plan by vehicle</h2>
      <p className={styles.facts}>Open a vehicle to see its stops and highlight its route on the map.</p>
      <Unplaced network={network} plan={plan} isSearching={isSearching} onTrip={onTrip} />
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

/** While the search goes on, screen readers wait with what changes here. */
function Unplaced({ network, plan, isSearching, onTrip }: Pick<Props, 'network' | 'plan' | 'isSearching' | 'onTrip'>) {
  const reasons = new Map<string, readonly string[]>()
  for (const trip of plan.unplaced) {
    const reason = explainAbsence(network, trip)
    reasons.set(reason, [...(reasons.get(reason) ?? []), itemAt(network.day.trips, trip).id])
  }
  return (
    <div aria-live="polite" aria-busy={isSearching}>
      {reasons.size > 0 && (
        <div className={styles.warning}>
          {[...reasons].map(([reason, ids]) => (
            <p key={reason}>
              Without a place, as {reason}:{' '}
              {ids.map(id => (
                <button key={id} type="button" className={styles.trip} onClick={() => onTrip(id)}>
                  {id}
                </button>
              ))}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
