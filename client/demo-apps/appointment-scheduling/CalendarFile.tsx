import { type ClipboardEvent, useRef, useState } from 'react'
import controls from './controls.module.scss'
import styles from './Visits.module.scss'

/** The bookings as a file for real calendars: to download where that is allowed, to copy everywhere. */
export function CalendarFile({ ics }: { readonly ics: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [told, setTold] = useState('')

  // Not navigator.clipboard: a frame is refused it, with an error in the console. The selected text can be copied in both.
  const copy = () => {
    area.current?.closest('details')?.setAttribute('open', '')
    area.current?.select()
    setTold(document.execCommand('copy') ? 'Copied.' : 'Press Ctrl+C or ⌘C to copy the selected text.')
  }

  // A textarea turns CRLF into LF; calendars want it as it was.
  const putWhole = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', ics)
    event.preventDefault()
  }

  return (
    <div className={styles.file}>
      <div className={styles.actions}>
        <a
          className={controls.button}
          data-tone="quiet"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`}
          download="appointments.ics"
        >
          Download .ics
        </a>
        <button className={controls.button} data-tone="quiet" type="button" onClick={copy}>
          Copy .ics
        </button>
      </div>
      <p className={controls.quiet}>Inside a frame, open in a new tab to download.</p>
      <p className={controls.quiet} role="status">
        {told}
      </p>
      <details>
        <summary>Show the file</summary>
        <textarea
          className={styles.text}
          ref={area}
          readOnly
          rows={8}
          value={ics}
          onCopy={putWhole}
          aria-label="Calendar file"
        />
      </details>
    </div>
  )
}
