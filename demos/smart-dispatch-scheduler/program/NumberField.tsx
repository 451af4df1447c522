import { TypedField } from './TypedField.tsx'

type Props = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number within limits; a step of 1 or more asks for whole numbers. */
export function NumberField({ label, value, min, max, step, onChange }: Props) {
  const check = (text: string) => {
    const isWhole = step < 1 || Number.isInteger(Number(text))
    if (text.trim() !== '' && Number(text) >= min && Number(text) <= max && isWhole) return undefined
    return `Write ${step < 1 ? 'a number' : 'a whole number'} from ${min} to ${max}`
  }
  return (
    <TypedField
      label={label}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      value={String(value)}
      check={check}
      onValue={text => onChange(Number(text))}
    />
  )
}
