import controls from './controls.module.scss'
import { Field } from './Field.tsx'
import type { TimeWish } from './types.ts'

type TimeProps = { readonly time: TimeWish | null; readonly onChange: (time: TimeWish | null) => void }

export function TimeEditor({ time, onChange }: TimeProps) {
  const kind = time?.kind ?? 'any'
  const isSpan = kind === 'between' || kind === 'except'
  const first = time === null ? 9 * 60 : 'from' in time ? time.from : time.minute
  const last = time !== null && 'to' in time ? time.to : Math.max(17 * 60, first + 60)
  const change = (nextKind: string, from: number, to: number) => {
    if (nextKind === 'between' || nextKind === 'except')
      onChange({ kind: nextKind, from, to: to > from ? to : 24 * 60 })
    else onChange(nextKind === 'at' || nextKind === 'around' ? { kind: nextKind, minute: from } : null)
  }

  return (
    <>
      <Field label="The visit">
        <select className={controls.control} value={kind} onChange={({ target }) => change(target.value, first, last)}>
          <option value="any">at any time</option>
          <option value="at">starts at</option>
          <option value="around">starts around</option>
          <option value="between">falls between</option>
          <option value="except">does not fall between</option>
        </select>
      </Field>
      {kind !== 'any' && (
        <Field label={isSpan ? 'From' : 'Time'}>
          <input
            className={controls.control}
            type="time"
            step={900}
            value={toClock(first)}
            onChange={({ target }) => target.value && change(kind, fromClock(target.value), last)}
          />
        </Field>
      )}
      {isSpan && (
        <Field label="Until">
          <input
            className={controls.control}
            type="time"
            step={900}
            value={toClock(last)}
            onChange={({ target }) => target.value && change(kind, first, fromClock(target.value))}
          />
        </Field>
      )}
    </>
  )
}

/** `15:30` for time inputs; 24:00 becomes 23:59, their maximum. */
function toClock(minute: number): string {
  const shown = Math.min(minute, 24 * 60 - 1)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

function fromClock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  const minute = hours * 60 + minutes
  return minute === 24 * 60 - 1 ? 24 * 60 : minute
}
