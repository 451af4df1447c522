import { useState } from 'react'
import styles from './TripEditor.module.scss'

type Props = {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number that takes effect as soon as it is a fitting one; until then what is typed stays as typed. */
export function NumberField({ label, value, least, most, step, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const isFitting = (text: string) => {
    const isWhole = step < 1 || Number.isInteger(Number(text))
    return text.trim() !== '' && Number(text) >= least && Number(text) <= most && isWhole
  }
  const change = (text: string) => {
    setTyped(text)
    if (isFitting(text)) onChange(Number(text))
  }
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed ?? value}
        aria-invalid={typed !== undefined && !isFitting(typed)}
        onChange={event => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
