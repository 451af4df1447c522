import styles from './FindingsPanel.module.scss'
import { dimensionNames } from './report.ts'
import { dimensions, type Finding, plural } from './table/findings.ts'

const kindNames: Readonly<Record<Finding['kind'], string>> = {
  missing: 'Missing values',
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
              <h2 className={styles.heading}>{dimensionNames[dimension]}</h2>
              {own.map(finding => (
                <Item key={`${finding.kind} ${finding.columns.join()}`} finding={finding} />
              ))}
            </section>
          )
        )
      })}
    </div>
  )
}

function Item({ finding: { kind, columns, text, count, examples } }: { readonly finding: Finding }) {
  return (
    <details className={styles.item}>
      <summary>
        <span className={styles.kind}>{kindNames[kind]}</span>
        {columns.length > 0 && <code>{columns.join(', ')}</code>}
        <span className={styles.count}>{plural(count, columns.length === 0 ? 'row' : 'cell')}</span>
      </summary>
      <p>{text}</p>
      <ul className={styles.examples}>
        {examples.map(({ row, value, note }) => (
          <li key={row}>
            Row {row.toLocaleString('en-US')}
            {value !== '' && (
              <>
                : <code className={styles.value}>{value}</code>
              </>
            )}
            {note !== undefined && <span className={styles.note}> {note}</span>}
          </li>
        ))}
      </ul>
      {count > examples.length && <p>The first {examples.length} are shown.</p>}
    </details>
  )
}
