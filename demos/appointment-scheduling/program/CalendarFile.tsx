import { type ClipboardEvent, useRef, useState } from 'react'
import kit from '../../kit/controls.module.scss'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import styles from './Visits.module.scss'

/** The bookings as a calendar file, to download where allowed or to copy. */
export function CalendarFile({ ics }: { readonly ics: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState('')

  // navigator.clipboard logs an error in an iframe; copying a selection works everywhere.
  const copy = () => {
    area.current?.closest('details')?.setAttribute('open', '')
    area.current?.select()
    setStatus(document.execCommand('copy') ? 'Copied.' : 'Press Ctrl+C or ⌘C to copy the selected text.')
  }

  // A textarea turns CRLF into LF, but calendar files need CRLF.
  const copyOriginal = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', ics)
    event.preventDefault()
  }

  return (
    <div className={styles.file}>
      <div className={kit.actions}>
        <a
          className={controls.button}
          data-tone="quiet"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`}
          download="appointments.ics"
        >
          Download .ics
        </a>
        <Button onClick={copy}>Copy .ics</Button>
      </div>
      <p className={kit.hint}>If the download is blocked here, open the demo in a new tab.</p>
      <p className={kit.hint} role="status">
        {status}
      </p>
      <details>
        <summary>Show the file</summary>
        <textarea
          className={styles.text}
          ref={area}
          readOnly
          rows={8}
          value={ics}
          onCopy={copyOriginal}
          aria-label="Calendar file"
        />
      </details>
    </div>
  )
}
