import { useState } from 'react'
import kit from '../../kit/controls.module.scss'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import styles from './PhraseForm.module.scss'

type Props = {
  readonly phrase: string
  readonly onRead: (phrase: string) => void
  /** Called when the visitor begins to use the field. */
  readonly onStart: () => void
}

const examples = [
  'skin doctor next week but not Wednesday, in the morning',
  'an hour of physical therapy around 10, Monday to Thursday',
  'see Dr. Hazel on the weekend for half an hour',
]

/** The text field for the request. */
export function PhraseForm({ phrase, onRead, onStart }: Props) {
  const [text, setText] = useState(phrase)

  const choose = (example: string) => {
    setText(example)
    onRead(example)
  }

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onRead(text)
      }}
    >
      <label className={controls.label} htmlFor="phrase">
        When would you like to come in, and who would you like to see?
      </label>
      <div className={styles.line}>
        <input
          className={controls.control}
          id="phrase"
          value={text}
          maxLength={300}
          autoComplete="off"
          onFocus={onStart}
          onChange={event => setText(event.target.value)}
        />
        <Button tone="strong" type="submit">
          Find times
        </Button>
      </div>
      <ul className={styles.examples} aria-label="Examples">
        {examples.map(example => (
          <li key={example}>
            <button className={styles.example} type="button" onClick={() => choose(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <p className={kit.hint}>
        You can also write “move my Tuesday visit to Friday morning” or “cancel Dr. Alder”, and correct yourself: “no,
        Thursday instead”.
      </p>
    </form>
  )
}
