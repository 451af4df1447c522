import { type ReactNode, useState } from 'react'
import { Drawing } from '../../components/Drawing.tsx'
import styles from './Chips.module.scss'
import { DaysEditor } from './DaysEditor.tsx'
import { describeDays, describeTime, describeWho, formatLength } from './format.ts'
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

const icons: { readonly [Id in ChipId]: string } = {
  days: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  time: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM12 6v6l4 2',
  length:
    'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
  who: 'M7 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM20 21a8 8 0 0 0-16 0',
}

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
        aria-controls="chip-editor"
        onClick={() => setOpen(open === id ? null : id)}
      >
        <Drawing line={icons[id]} size={16} />
        <span className={styles.name}>{look.label}</span>
        {look.text}
      </button>
    </li>
  )
  const length = request.minutes === null ? 'Usual' : formatLength(request.minutes)
  const isWhoSet = request.providerId !== null || request.specialty !== null
  const editors: { readonly [Id in ChipId]: ReactNode } = {
    days: <DaysEditor days={request.days} today={today} onChange={days => onEdit({ ...request, days })} />,
    time: <TimeEditor time={request.time} onChange={time => onEdit({ ...request, time })} />,
    length: <LengthEditor minutes={request.minutes} onChange={minutes => onEdit({ ...request, minutes })} />,
    who: <WhoEditor request={request} providers={providers} onChange={who => onEdit({ ...request, ...who })} />,
  }

  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label="Understood; press one to change it">
        {chip('days', {
          label: 'Day',
          text: describeDays(request.days),
          isSet: request.days !== null,
        })}
        {chip('time', { label: 'Time', text: describeTime(request.time), isSet: request.time !== null })}
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
