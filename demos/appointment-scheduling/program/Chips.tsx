import { type ReactNode, useState } from 'react'
import { Icon } from '../../../client/components/Icon.tsx'
import controls from '../../kit/controls.module.scss'
import styles from './Chips.module.scss'
import { DaysEditor } from './DaysEditor.tsx'
import { hasPairs, namesWho } from './fit.ts'
import { withoutTimes } from './follow-up.ts'
import { describeDays, describeTimes, describeWho, formatLength } from './format.ts'
import { LengthEditor } from './LengthEditor.tsx'
import { TimeEditor } from './TimeEditor.tsx'
import type { Day, Provider, Request } from './types.ts'
import { WhoEditor } from './WhoEditor.tsx'

type Props = {
  readonly request: Request
  readonly providers: readonly Provider[]
  readonly today: Day
  readonly onEdit: (request: Request) => void
}

type ChipId = 'days' | 'time' | 'length' | 'who'

const icons = { days: 'calendar', time: 'clock', length: 'hourglass', who: 'user' } as const

/** The understood parts of the request; each opens an editor. */
export function Chips({ request, providers, today, onEdit }: Props) {
  const [open, setOpen] = useState<ChipId | null>(null)

  const chip = (id: ChipId, look: { label: string; text: string; isSet: boolean }) => (
    <li key={id}>
      <button
        className={styles.chip}
        type="button"
        data-set={look.isSet}
        aria-expanded={open === id}
        aria-controls={open === id ? 'chip-editor' : undefined}
        onClick={() => setOpen(open === id ? null : id)}
      >
        <Icon name={icons[id]} size={16} />
        <span className={styles.name}>{look.label}</span>
        {look.text}
      </button>
    </li>
  )
  const length = request.minutes === null ? 'Usual' : formatLength(request.minutes)
  const isWhoSet = namesWho(request)
  const editors: { readonly [Id in ChipId]: ReactNode } = {
    days: (
      <DaysEditor days={request.days} today={today} onChange={days => onEdit({ ...request, days, refusals: [] })} />
    ),
    time: (
      <TimeEditor
        time={request.time}
        onChange={time => onEdit({ ...request, days: withoutTimes(request.days), time, refusals: [] })}
      />
    ),
    length: <LengthEditor minutes={request.minutes} onChange={minutes => onEdit({ ...request, minutes })} />,
    who: <WhoEditor request={request} providers={providers} onChange={who => onEdit({ ...request, ...who })} />,
  }

  return (
    <div className={styles.chips}>
      <ul className={controls.actions} aria-label="What was understood; select one to change it">
        {chip('days', {
          label: 'Day',
          text: describeDays(request),
          isSet: request.days !== null || request.refusals.length > 0,
        })}
        {chip('time', {
          label: 'Time',
          text: describeTimes(request),
          isSet: request.time !== null || hasPairs(request),
        })}
        {chip('length', { label: 'Length', text: length, isSet: request.minutes !== null })}
        {chip('who', { label: 'With', text: describeWho(request, providers), isSet: isWhoSet })}
      </ul>
      {open !== null && (
        <div className={styles.editor} id="chip-editor">
          {editors[open]}
        </div>
      )}
    </div>
  )
}
