import { Button } from '../../kit/Button.tsx'
import { EndFields } from './EndFields.tsx'
import type { Change, End, Selection } from './edit.ts'
import type { Day, Trip } from './model.ts'
import { NumberField } from './NumberField.tsx'
import { limits } from './read-day.ts'
import styles from './TripEditor.module.scss'

type Props = {
  readonly day: Day
  readonly selected: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onChange: (end: End, change: Change) => void
  readonly onParty: (party: Partial<Pick<Trip, 'seats' | 'wheelchairs'>>) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
  readonly canUndo: boolean
  readonly onUndo: () => void
}

/** The selected trip as form fields: places, times and seats; Undo takes back any edit of the day. */
export function TripEditor(props: Props) {
  const { day, selected, onSelect, onChange, onParty, onAdd, onRemove, canUndo, onUndo } = props
  const trip = day.trips.find(({ id }) => id === selected.id)
  return (
    <section className={styles.editor} aria-labelledby="trip-heading">
      <div className={styles.head}>
        <h2 id="trip-heading">Trip</h2>
        <select
          className={styles.input}
          aria-label="Trip to change"
          value={selected.id}
          onChange={event => onSelect({ id: event.target.value, end: 'pickup' })}
        >
          {day.trips.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <Button disabled={day.trips.length >= limits.trips} onClick={onAdd}>
          Add a trip
        </Button>
        <Button disabled={trip === undefined} onClick={onRemove}>
          Remove
        </Button>
        {/* Disabled, it would lose the focus with the last edit. */}
        <Button aria-disabled={!canUndo} onClick={onUndo}>
          Undo
        </Button>
      </div>
      {trip !== undefined && (
        <div className={styles.ends} key={trip.id}>
          <EndFields
            town={day.town}
            name="Pickup"
            visit={trip.pickup}
            onChange={change => onChange('pickup', change)}
          />
          <EndFields
            town={day.town}
            name="Drop-off"
            visit={trip.dropoff}
            onChange={change => onChange('dropoff', change)}
          />
          <NumberField
            label="Seats"
            value={trip.seats}
            min={trip.wheelchairs > 0 ? 0 : 1}
            max={limits.seats}
            step={1}
            onChange={seats => onParty({ seats })}
          />
          <NumberField
            label="Wheelchairs"
            value={trip.wheelchairs}
            min={trip.seats > 0 ? 0 : 1}
            max={limits.seats}
            step={1}
            onChange={wheelchairs => onParty({ wheelchairs })}
          />
        </div>
      )}
    </section>
  )
}
