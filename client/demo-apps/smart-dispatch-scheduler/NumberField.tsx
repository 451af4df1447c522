import { useState } from 'react'
import styles from './TripEditor.module.scss'

type Props = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number input that reports only valid numbers and leaves anything else as typed. */
export function NumberField({ label, value, min, max, step, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const isValid = (text: string) => {
    const isWhole = step < 1 || Number.isInteger(Number(text))
    return text.trim() !== '' && Number(text) >= min && Number(text) <= max && isWhole
  }
  const change = (text: string) => {
    setTyped(text)
    if (isValid(text)) onChange(Number(text))
  }
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        aria-invalid={typed !== undefined && !isValid(typed)}
        onChange={event => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
