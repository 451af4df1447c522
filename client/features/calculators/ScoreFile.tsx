import { type ChangeEvent, useContext, useState } from 'react'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { BlogStoreContext } from '../blog/blog-store.ts'
import styles from './fields.module.scss'
import type { FileCases } from './score-file.ts'

type Props = {
  readonly id: string
  readonly file: NonNullable<CalculatorData['file']>
  readonly onRead: (cases: FileCases | undefined) => void
}

/** The choice of a file, which the browser reads itself: the input is outside the form and has no name. */
export function ScoreFile({ id, file, onRead }: Props) {
  const store = useContext(BlogStoreContext)
  const [error, setError] = useState<string>()
  const isHydrated = useHydrated()
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (store === undefined) return
    const { readScoreFile } = await import('./score-file.ts')
    const result = chosen === undefined ? {} : await readScoreFile(store.library, id, chosen)
    setError(result.error)
    onRead(result.cases)
  }
  return (
    <div className={styles.file} data-only="scripted screen">
      <label htmlFor={`${id}-file`}>{file.label}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".csv,text/csv"
        aria-describedby={`${id}-file-hint ${id}-file-error`}
        aria-invalid={error !== undefined}
        disabled={!isHydrated}
        onChange={read}
      />
      <p id={`${id}-file-hint`}>{file.hint}</p>
      <p id={`${id}-file-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
