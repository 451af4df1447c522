import { useId } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { ResultsText } from '../../../shared/content/schemas/search.ts'
import { maxQueryLength } from '../../../shared/search/search-request.ts'
import { Button } from '../../components/Button.tsx'
import styles from './search.module.scss'

type Props = {
  readonly text: Pick<ResultsText, 'label' | 'submit'>
  readonly query?: string
  /** Further fields. */
  readonly children?: React.ReactNode
}

/** The form that leads to the page of results. */
export function SearchBox({ text, query, children }: Props) {
  const id = useId()
  return (
    <search className={styles.search}>
      <form className={styles.box} action={linkTo('search')}>
        <label htmlFor={id}>{text.label}</label>
        <div className={styles.line}>
          <input id={id} type="search" name="q" defaultValue={query} maxLength={maxQueryLength} autoComplete="off" />
          <Button type="submit">{text.submit}</Button>
        </div>
        {children}
      </form>
    </search>
  )
}
