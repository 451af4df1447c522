import { useState } from 'react'
import { useHydrated } from '../../components/use-hydrated.ts'
import styles from './Calculator.module.scss'

type Props = { readonly label: string; readonly done: string; readonly lines: readonly string[] }

const copiedMs = 2000

/** Copies the lines and the address, which has the inputs. Disabled until it works: calculators hydrate after their page. */
export function CopyResult({ label, done, lines }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const isHydrated = useHydrated()
  const copy = async () => {
    await navigator.clipboard.writeText([...lines, window.location.href].join('\n'))
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), copiedMs)
  }
  return (
    <button type="button" className={styles.copy} data-only="scripted" disabled={!isHydrated} onClick={copy}>
      {isCopied ? done : label}
    </button>
  )
}
