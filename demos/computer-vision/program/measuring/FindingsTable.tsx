import styles from './FindingsTable.module.scss'
import type { Report } from './protocol.ts'
import type { Finding } from './scoring.ts'
import { features, type Settings } from './settings.ts'

type Props = {
  readonly report: Report
  readonly settings: Settings
  readonly selected: number | undefined
  readonly onSelect: (number: number | undefined) => void
  readonly onMark: (number: number) => void
}

const maxRows = 60

/** The objects, worst first, with the deviations behind their scores. Where not all are listed, marked ones come first. */
export function FindingsTable({ report: { findings }, settings, selected, onSelect, onMark }: Props) {
  const rankMark = ({ number }: Finding) => (findings.length > maxRows && settings.good.includes(number) ? 0 : 1)
  const listed = [...findings]
    .sort((a, b) => rankMark(a) - rankMark(b) || (b.score ?? 0) - (a.score ?? 0) || a.number - b.number)
    .slice(0, maxRows)
  return (
    <div className={styles.section}>
      <h2 className={styles.heading} id="objects">
        Objects, worst first
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroller} aria-labelledby="objects" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Object', 'Score', 'Size', 'Outline', 'Hole', 'Shade', 'Area', 'Roundness', 'Holes', 'Good part'].map(
                name => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {listed.map(finding => (
              <Row
                key={finding.number}
                finding={finding}
                settings={settings}
                isSelected={finding.number === selected}
                onSelect={onSelect}
                onMark={onMark}
              />
            ))}
          </tbody>
        </table>
      </section>
      {findings.length > maxRows && (
        <p>
          The first {maxRows} of {findings.length} are shown; the CSV has them all.
        </p>
      )}
      <Formula />
    </div>
  )
}

type RowProps = Pick<Props, 'settings' | 'onSelect' | 'onMark'> & {
  readonly finding: Finding
  readonly isSelected: boolean
}

function Row({ finding, settings, isSelected, onSelect, onMark }: RowProps) {
  const { number, score, reason, isDefect, deviations } = finding
  return (
    <tr data-defect={isDefect} data-selected={isSelected}>
      <th scope="row">
        <button type="button" aria-pressed={isSelected} onClick={() => onSelect(isSelected ? undefined : number)}>
          No. {number}
        </button>
      </th>
      <td>
        {score === undefined ? '–' : `${Math.round(score)}%`}
        {isDefect && <strong> defect</strong>}
      </td>
      {features.map(feature => (
        <td key={feature} data-reason={feature === reason} data-unused={!settings.compare.includes(feature)}>
          {Math.round(deviations[feature])}%
        </td>
      ))}
      <td>{finding.area.toLocaleString('en-US')}</td>
      <td>{finding.circularity.toFixed(2)}</td>
      <td>{finding.holes}</td>
      <td>
        <input
          type="checkbox"
          aria-label={`No. ${number} is a good part`}
          checked={settings.good.includes(number)}
          onChange={() => onMark(number)}
        />
      </td>
    </tr>
  )
}

function Formula() {
  return (
    <details className={styles.formula}>
      <summary>How the score is calculated</summary>
      <p>
        Each object is compared with the median of all. The score is the largest of the checked deviations, in percent,
        100 at most. An object with a score above the limit is marked as a defect. When half of the objects or more are
        above it, there is no normal form to compare with, so none gets a score. When you mark good parts, the others
        are compared with the median of those, unless most of the others differ from it.
      </p>
      <ul>
        <li>Size: |area − median| ÷ median; holes count as area.</li>
        <li>Outline: |roundness − median| ÷ the greater of the two, where roundness = 4π × area ÷ perimeter².</li>
        <li>Hole: |hole area − median| ÷ the greater of the median hole area and 5% of the median area.</li>
        <li>Shade: |brightness − median| ÷ the difference in brightness between light and dark pixels.</li>
      </ul>
    </details>
  )
}
