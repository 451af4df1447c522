import styles from './FindingsPanel.module.scss'
import { dimensionNames } from './report.ts'
import { dimensions, type Finding, plural } from './table/findings.ts'

const kindNames: Readonly<Record<Finding['kind'], string>> = {
  missing: 'Missing values',
  garbled: 'Wrong encoding',
  invalid: 'Invalid format',
  mixed: 'Mixed formats',
  spaces: 'Spaces',
  outlier: 'Outliers',
  reference: 'Broken references',
  order: 'Impossible order',
  zipState: 'ZIP and state',
  duplicate: 'Exact duplicates',
  repeatedKey: 'Repeated keys',
  alike: 'Likely duplicates',
  stale: 'Out of date',
  future: 'In the future',
}

export function FindingsPanel({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return <p>No faults found. What the file can’t show may still be wrong.</p>
  return (
    <div className={styles.panel}>
      {dimensions.map(dimension => {
        const own = findings
          .filter(finding => finding.dimension === dimension)
          .toSorted((one, other) => other.count - one.count)
        return (
          own.length > 0 && (
            <section key={dimension} className={styles.group}>
              <h3 className={styles.heading}>{dimensionNames[dimension]}</h3>
              <ul className={styles.items}>
                {own.map(finding => (
                  <Item key={`${finding.kind} ${finding.columns.join()}`} finding={finding} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** The table shows these cells; here only the first few stand for the rest. */
const maxExamples = 4

function Item({ finding: { kind, columns, text, count, examples } }: { readonly finding: Finding }) {
  return (
    <li>
      <span className={styles.kind}>{kindNames[kind]}</span>
      {columns.length > 0 && <code> {columns.join(', ')}</code>}
      <span className={styles.note}>
        {' '}
        {plural(count, columns.length === 0 ? 'row' : 'cell')}. {text} Row{count > 1 && 's'}{' '}
        {examples
          .slice(0, maxExamples)
          .map(({ row }) => row.toLocaleString('en-US'))
          .join(', ')}
        {count > maxExamples && ', …'}
      </span>
    </li>
  )
}
