import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { toCsvAddress } from '../../kit/csv.ts'
import { useCopy } from '../../kit/use-copy.ts'
import styles from './CsvPanel.module.scss'
import type { Plan } from './model.ts'
import type { Network } from './network.ts'
import { writePlan, writeTrips, writeVehicles } from './write-day.ts'

type Props = { readonly network: Network; readonly plan: Plan }
type Kind = 'plan' | 'trips' | 'vehicles'

const kinds: readonly Kind[] = ['plan', 'trips', 'vehicles']

/** The plan, the trips or the vehicles as CSV, to copy or to download. */
export function CsvOutput({ network, plan }: Props) {
  const [kind, setKind] = useState<Kind>('plan')
  const text = toText(kind, network, plan)
  const { isCopied, isRefused, area, copy } = useCopy(text)

  return (
    <div className={styles.side}>
      <label className={styles.field}>
        CSV of
        <select className={styles.select} value={kind} onChange={event => setKind(toKind(event.target.value))}>
          {kinds.map(each => (
            <option key={each} value={each}>
              the {each}
            </option>
          ))}
        </select>
      </label>
      <textarea ref={area} className={styles.text} rows={5} readOnly aria-label={`CSV of the ${kind}`} value={text} />
      <div className={styles.actions}>
        <Button className={styles.button} onClick={copy}>
          Copy
        </Button>
        <a href={toCsvAddress(text)} download={`${kind}.csv`}>
          Download
        </a>
        <span className={styles.hint}>If the download is blocked here, open the demo in a new tab.</span>
        <span aria-live="polite">
          {isCopied && 'Copied.'}
          {isRefused && 'The text is selected: copy it with Ctrl+C or ⌘C.'}
        </span>
      </div>
    </div>
  )
}

function toKind(value: string): Kind {
  return kinds.find(kind => kind === value) ?? 'plan'
}

function toText(kind: Kind, network: Network, plan: Plan): string {
  if (kind === 'plan') return writePlan(network, plan)
  return kind === 'trips' ? writeTrips(network.day) : writeVehicles(network.day.vehicles)
}
