import type { Ref } from 'react'
import { Button } from './Button.tsx'
import styles from './EmergencyPanel.module.scss'
import type { Emergency } from './emergency.ts'

type Props = {
  readonly emergency: Emergency
  /** What the visitor wrote. */
  readonly phrase: string
  readonly alert: Ref<HTMLElement>
  /** The visitor says that it is none. */
  readonly onReadOn: () => void
}

/** What a sentence about an emergency gets in place of times. The numbers are text: the program's sandbox opens no `tel:` links. */
export function EmergencyPanel({ emergency, phrase, alert, onReadOn }: Props) {
  return (
    <section className={styles.panel} role="alert" tabIndex={-1} ref={alert}>
      <p className={styles.phrase}>
        <mark>{phrase}</mark>
      </p>
      {emergency === 'crisis' ? (
        <>
          <h2 className={styles.heading}>You’re not alone. Call or text 988 now.</h2>
          <p>
            The 988 Suicide &amp; Crisis Lifeline is free and answers day and night, also if you’re worried about
            someone else. If anyone is hurt or in danger, <strong>call 911</strong>.
          </p>
        </>
      ) : (
        <h2 className={styles.heading}>This may be an emergency. Call 911 now.</h2>
      )}
      <p>
        Don’t wait for an appointment. Outside the United States, call your local emergency number. This demo can’t send
        help, and it books nothing for an emergency.
      </p>
      <Button onClick={onReadOn}>It’s not an emergency</Button>
    </section>
  )
}
