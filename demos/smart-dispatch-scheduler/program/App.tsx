import { useMemo, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { DemoShell } from '../../kit/DemoShell.tsx'
import styles from './App.module.scss'
import { ChangeList } from './ChangeList.tsx'
import { Comparison } from './Comparison.tsx'
import { CsvPanel } from './CsvPanel.tsx'
import { listChanges, type Settled } from './changes.ts'
import {
  addTrip,
  changeEnd,
  changeParty,
  changeVehicle,
  removeTrip,
  type Selection,
  selectAfterUndo,
  selectFirst,
} from './edit.ts'
import type { Day, Point } from './model.ts'
import { createNetwork } from './network.ts'
import { PlanPanel } from './PlanPanel.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import { createSampleDay } from './sample.ts'
import { findBusiest, measurePlan, planFirstCome } from './schedule.ts'
import { Timeline } from './Timeline.tsx'
import { TownMap } from './TownMap.tsx'
import { TripEditor } from './TripEditor.tsx'
import { usePlan } from './use-plan.ts'

const does =
  'It plans a day of rides for a small fleet in an invented town. It inserts each trip where it adds the least cost, improves the plan by taking strings of stops out and putting them back, and respects every time window, seat, wheelchair place and shift.'
const doesNot =
  'It doesn’t know real streets or traffic, limit how long a rider sits in the vehicle, or prove that its plan is the best possible. It has no clock: a vehicle that breaks is missing for the whole day, and trips of that day are planned anew, not from where it stands.'

/** Of a day with the rules of the article on medical transport. */
const riders = {
  doesNot:
    'It doesn’t know real streets or traffic, it can’t prove that its plan is the best possible, and it has no clock: a vehicle that breaks is missing for the whole day. “In order of pickup” isn’t plan one of the article: it takes the trips by pickup time, not as they were called in, and gives each to the vehicle that is free first.',
} as const

export function App({ start }: { readonly start: Day }) {
  const [day, setDay] = useState(start)
  const [sample, setSample] = useState(1)
  /** The day that another sample or a file replaced last. */
  const [replaced, setReplaced] = useState<Day>()
  /** The day before each of its edits. */
  const [past, setPast] = useState<readonly Day[]>([])
  const [steps, setSteps] = useState(8000)
  const [selected, setSelected] = useState<Selection>(selectFirst(start))
  const [dragged, setDragged] = useState<Point>()
  const [vehicle, setVehicle] = useState<string>()
  const [previous, setPrevious] = useState<Settled>()
  const planned = usePlan({ day, steps, previous })

  const { network, plan } = planned
  const figures = useMemo(() => measurePlan(network, plan), [network, plan])
  const naive = useMemo(() => measurePlan(network, planFirstCome(network)), [network])
  /** While a stop is dragged, the plan stays the same; only its times and lines change. */
  const shown = useMemo(() => {
    return dragged === undefined ? network : createNetwork(changeEnd(network.day, { ...selected, change: dragged }))
  }, [network, dragged, selected])
  const shownFigures = useMemo(
    () => (shown === network ? figures : measurePlan(shown, plan)),
    [shown, network, figures, plan],
  )

  const changes = useMemo(() => {
    if (previous === undefined || planned.state === 'searching') return undefined
    return listChanges(previous, { network, plan })
  }, [previous, planned.state, network, plan])

  const before = useMemo(() => {
    return changes === undefined || previous === undefined ? undefined : measurePlan(previous.network, previous.plan)
  }, [changes, previous])
  const breakable = findBusiest(day, plan)
  /** Before the first plan is found there is none to tell the changes of. */
  const canBreak = previous !== undefined || planned.state !== 'searching'

  const selectTrip = (id: string) => setSelected({ id, end: 'pickup' })
  const isSearching = planned.state === 'searching'
  const accept = () => {
    // A plan that is still being sought binds nobody.
    if (!isSearching) setPrevious({ network, plan })
  }
  /** The plan before the first change is taken as accepted. */
  const edit = (next: Day) => {
    if (previous === undefined) accept()
    setPast([...past, day])
    setDay(next)
  }
  const undo = () => {
    const before = past.at(-1)
    if (before === undefined) return
    setPast(past.slice(0, -1))
    setDay(before)
    setSelected(selectAfterUndo(before, { edited: day, selected }))
  }
  const move = (change: Point) => edit(changeEnd(day, { ...selected, change }))
  const replaceDay = (next: Day) => {
    setReplaced(day)
    setPast([])
    setDay(next)
    setPrevious(undefined)
    setSelected(selectFirst(next))
    setVehicle(undefined)
  }
  const add = () => {
    const added = addTrip(day)
    edit(added.day)
    selectTrip(added.id)
  }
  const remove = () => {
    const rest = removeTrip(day, selected.id)
    edit(rest)
    setSelected(selectFirst(rest))
  }
  const nextSample = () => {
    setSample(sample + 1)
    replaceDay(createSampleDay(sample + 1))
  }

  const about = day.rules === undefined ? { doesNot } : { ...riders, note: day.rules }
  return (
    <DemoShell title="Smart Dispatch Scheduler" does={does} {...about}>
      <div className={styles.layout}>
        <div className={styles.top}>
          <Comparison figures={shownFigures} naive={naive} before={before} changes={changes} />
        </div>
        <div className={styles.map}>
          <TownMap
            network={shown}
            plan={plan}
            selected={selected}
            vehicle={vehicle}
            isSettled={!isSearching}
            actions={
              breakable !== undefined && (
                <Button
                  tone="strong"
                  aria-disabled={!canBreak}
                  onClick={() => canBreak && edit(changeVehicle(day, breakable.id, { isBroken: true }))}
                >
                  Break a vehicle: {breakable.id}
                </Button>
              )
            }
            onSelect={setSelected}
            onDrag={setDragged}
            onMove={move}
          />
        </div>
        <div className={styles.side}>
          <SearchStatus
            planned={planned}
            figures={figures}
            steps={steps}
            onSteps={setSteps}
            onSample={nextSample}
            onBack={replaced && (() => replaceDay(replaced))}
          />
          <PlanPanel
            network={shown}
            plan={plan}
            isSearching={isSearching}
            vehicle={vehicle}
            selectedId={selected.id}
            onVehicle={setVehicle}
            onVehicleState={(id, state) => edit(changeVehicle(day, id, state))}
            onTrip={selectTrip}
          />
        </div>
        <div className={styles.changes}>
          <ChangeList
            changes={changes}
            hasBasis={previous !== undefined}
            trips={day.trips.length}
            onTrip={selectTrip}
            onAccept={accept}
            onScratch={() => setPrevious(undefined)}
          />
        </div>
        <Timeline network={shown} plan={plan} />
        <TripEditor
          day={day}
          selected={selected}
          onSelect={setSelected}
          onChange={(end, change) => edit(changeEnd(day, { id: selected.id, end, change }))}
          onParty={party => edit(changeParty(day, selected.id, party))}
          onAdd={add}
          onRemove={remove}
          canUndo={past.length > 0}
          onUndo={undo}
        />
        <CsvPanel network={network} plan={plan} isSearching={isSearching} onDay={replaceDay} />
      </div>
    </DemoShell>
  )
}
