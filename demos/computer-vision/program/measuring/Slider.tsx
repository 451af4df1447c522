import styles from './Slider.module.scss'

type Props = {
  readonly label: string
  readonly value: number
  /** The value as text, with its unit. */
  readonly shown: string
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

export function Slider({ label, value, shown, min, max, onChange }: Props) {
  return (
    <label className={styles.slider}>
      <span className={styles.words}>
        {label} <span className={styles.value}>{shown}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={shown}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}
