import type { Flow } from '../../../shared/calculators/flow.ts'
import styles from './FlowPicture.module.scss'

/** What one solved case costs, in parts, on a scale with what a person alone costs. */
export function FlowCosts({ flow: { words, costs, personDollars } }: { readonly flow: Flow }) {
  const total = costs.reduce((sum, { dollars }) => sum + dollars, 0)
  // A person's cost stands at two thirds, as long as the whole bar has room.
  const end = Math.max(personDollars * 1.5, total)
  const toPercent = (dollars: number) => `${Math.round((end > 0 ? dollars / end : 0) * 1000) / 10}%`
  const starts = costs.map((_, index) => costs.slice(0, index).reduce((sum, { dollars }) => sum + dollars, 0))
  const mark = toPercent(personDollars)
  return (
    <div className={styles.costs}>
      <p className={styles.label}>{words.cost}</p>
      <svg aria-hidden="true">
        {costs.map(({ name, dollars }, index) => (
          <rect
            key={name}
            data-part={index}
            x={toPercent(starts[index] ?? 0)}
            width={toPercent(dollars)}
            height="1.5rem"
          />
        ))}
        <line x1={mark} x2={mark} y2="2rem" />
        <text x={mark} y="3rem" textAnchor="middle">
          {words.personCost}
        </text>
      </svg>
      <ul>
        {costs.map(({ name, text }, index) => (
          <li key={name} data-part={index}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
