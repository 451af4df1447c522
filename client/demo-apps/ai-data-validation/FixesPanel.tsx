import { useRef, useState } from 'react'
import styles from './FixesPanel.module.scss'
import { plural } from './findings.ts'
import type { Fix, FixOffer } from './fixes.ts'
import { describePreview, type Preview } from './preview.ts'
import type { Request } from './protocol.ts'
import type { View } from './session.ts'

type Props = {
  readonly view: View
  readonly preview: { readonly fix: Fix; readonly preview: Preview } | undefined
  readonly send: (request: Request) => void
}

/** The offered fixes, with preview, apply and undo. */
export function FixesPanel({ view: { offers, applied }, preview, send }: Props) {
  const tally = useRef<HTMLParagraphElement>(null)

  function sendAndStay(request: Request) {
    send(request)
    // The pressed button disappears with its offer; without this the focus would return to the top of the page.
    if (request.kind !== 'preview') tally.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.panel}>
      <div className={styles.applied}>
        <p ref={tally} tabIndex={-1}>
          {plural(offers.length, 'fix', 'fixes')} on offer, {applied.length} applied.
        </p>
        {applied.length > 0 && (
          <>
            <ol>
              {applied.map(({ title, result }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items are only added and removed at the end
                <li key={index}>
                  {title}: {result}
                </li>
              ))}
            </ol>
            <button
              className={styles.button}
              data-tone="quiet"
              type="button"
              onClick={() => sendAndStay({ kind: 'undo' })}
            >
              Undo the last
            </button>
          </>
        )}
      </div>
      <ul className={styles.offers}>
        {offers.map(offer => (
          <Offer
            key={offer.title}
            offer={offer}
            preview={preview !== undefined && isSameFix(preview.fix, offer.fix) ? preview.preview : undefined}
            send={sendAndStay}
          />
        ))}
      </ul>
    </div>
  )
}

type OfferProps = {
  readonly offer: FixOffer
  readonly preview: Preview | undefined
  readonly send: (request: Request) => void
}

function Offer({ offer: { fix, title, text }, preview, send }: OfferProps) {
  const [value, setValue] = useState(fix.kind === 'fill' ? fix.value : '')
  const chosen: Fix = fix.kind === 'fill' ? { ...fix, value } : fix
  const isEmptyFill = fix.kind === 'fill' && value.trim() === ''

  return (
    <li className={styles.offer}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        {fix.kind === 'fill' && (
          <label className={styles.fill}>
            Fill with
            <input type="text" value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
          </label>
        )}
        <button
          className={styles.button}
          data-tone="quiet"
          type="button"
          aria-label={`Preview: ${title}`}
          disabled={isEmptyFill}
          onClick={() => send({ kind: 'preview', fix: chosen })}
        >
          Preview
        </button>
        <button
          className={styles.button}
          data-tone={preview === undefined ? 'quiet' : 'strong'}
          type="button"
          aria-label={`Apply: ${title}`}
          disabled={isEmptyFill}
          onClick={() => send({ kind: 'apply', offer: { fix: chosen, title } })}
        >
          Apply
        </button>
      </div>
      <div className={styles.preview} aria-live="polite">
        {preview !== undefined && <PreviewList preview={preview} />}
      </div>
    </li>
  )
}

function PreviewList({ preview }: { readonly preview: Preview }) {
  const { examples, removedRows, removed, cells } = preview
  const more = removed > 0 ? removed - removedRows.length : cells - examples.length
  return (
    <>
      <p>Preview: {describePreview(preview)}.</p>
      <ul className={styles.changes}>
        {removedRows.map(row => (
          <li key={row}>Row {row.toLocaleString('en-US')}</li>
        ))}
        {examples.map(({ row, column, before, after }) => (
          <li key={`${row} ${column}`}>
            Row {row.toLocaleString('en-US')}, {column}: <del>{before === '' ? 'empty' : before}</del> →{' '}
            <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {more > 0 && <p>… and {more.toLocaleString('en-US')} more.</p>}
    </>
  )
}

/** Compares kind and column only: the fill value may have been edited since. */
function isSameFix(one: Fix, other: Fix): boolean {
  return one.kind === other.kind && ('column' in one ? one.column : -1) === ('column' in other ? other.column : -1)
}
