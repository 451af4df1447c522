import { ArrowRight } from 'lucide-react'
import styles from './MoreHint.module.scss'

/** Words at a card's foot that say what its link does; the link itself is the card's title. */
export function MoreHint({ children }: { readonly children: string }) {
  return (
    <span className={styles.hint} aria-hidden="true">
      {children}
      {!children.endsWith('→') && <ArrowRight size={18} />}
    </span>
  )
}
