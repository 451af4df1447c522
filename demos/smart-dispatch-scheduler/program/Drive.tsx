import { useId } from 'react'
import { Button } from '../../kit/Button.tsx'
import styles from './Drive.module.scss'
import type { useDrive } from './use-drive.ts'

type Drive = ReturnType<typeof useDrive>

/** The clock of the day: it drives the vehicles, or is moved by hand. */
export function DriveBar({ drive }: { readonly drive: Drive }) {
  const { slider, clock, first, last, moveTo, play } = drive
  const id = useId()
  return (
    <>
      <span className={styles.play}>
        <Button onClick={play}>Watch the day</Button>
      </span>
      <span className={styles.time}>
        <label htmlFor={id}>Time of day</label>
        <input
          id={id}
          ref={slider}
          className={styles.slider}
          type="range"
          min={first}
          max={last}
          step={1}
          defaultValue={first}
          onChange={({ target }) => moveTo(Number(target.value))}
        />
        <output ref={clock} className={styles.clock} aria-live="off" />
      </span>
    </>
  )
}

export function Cars({
  drive,
  vehicles,
}: {
  readonly drive: Drive
  readonly vehicles: readonly { readonly id: string }[]
}) {
  return (
    <g ref={drive.cars} className={styles.cars}>
      {vehicles.map(({ id }, index) => (
        <circle key={id} className={styles.car} data-line={index % 8} r={0.34} />
      ))}
    </g>
  )
}
