import { useEffect, useMemo, useRef } from 'react'
import { bodyPartName } from '../../../shared/values/article-body.ts'
import styles from './Prose.module.scss'
import { toTrustedHtml } from './trusted-html.ts'

type Props = { readonly html: string; readonly className?: string }

/** A part of a text. Code blocks get a copy button. */
export function ProsePart({ html, className }: Props) {
  const text = useRef<HTMLDivElement>(null)
  // React writes the HTML again whenever this object changes.
  const inner = useMemo(() => ({ __html: toTrustedHtml(html) }), [html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other code blocks
  useEffect(() => {
    for (const block of text.current?.querySelectorAll('pre') ?? []) {
      if (block.querySelector('button') === null) block.append(createCopyButton(block))
    }
  }, [html])

  const classes = className === undefined ? styles.prose : `${styles.prose} ${className}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has sanitized it
  return <div ref={text} data-part={bodyPartName} className={classes} dangerouslySetInnerHTML={inner} />
}

const copiedMs = 2000

function createCopyButton(block: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, copiedMs)
  })
  return button
}
