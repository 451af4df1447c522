import { useEffect, useMemo, useRef } from 'react'
import { bodyElementId } from '../../../shared/page-data.ts'
import charts from './charts.scss?inline'
import { toTrustedHtml } from './trusted-html.ts'
import style from './writing.scss?inline'

/** The inline style of articles and papers. The content security policy allows it by its hash. */
export const writingStyle: string = style
/** The inline style of charts, allowed in the same way. */
export const chartStyle: string = charts

type Props = { readonly html: string; readonly hasCharts?: boolean | undefined }

/** The text of an article or paper: HTML that the compiler has sanitized. Code blocks get a copy button. */
export function Prose({ html, hasCharts }: Props) {
  const text = useRef<HTMLDivElement>(null)
  // React writes the HTML again whenever this object changes.
  const inner = useMemo(() => ({ __html: toTrustedHtml(html) }), [html])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other code blocks
  useEffect(() => {
    for (const block of text.current?.querySelectorAll('pre') ?? []) {
      if (block.querySelector('button') === null) block.append(createCopyButton(block))
    }
  }, [html])

  return (
    <>
      {/* Inline, so that the first paint of an article does not wait for another request. */}
      <style href="writing" precedence="writing">
        {writingStyle}
      </style>
      {hasCharts && (
        <style href="charts" precedence="charts">
          {chartStyle}
        </style>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has sanitized it */}
      <div ref={text} id={bodyElementId} className="prose" dangerouslySetInnerHTML={inner} />
    </>
  )
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
