import { useState } from 'react'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import styles from './PhraseForm.module.scss'

type Props = {
  readonly phrase: string
  readonly onRead: (phrase: string) => void
  /** Called when the visitor begins to use the field. */
  readonly onStart: () => void
}

/** Each with something that simpler programs get wrong: a refusal, a time for each day, an emergency. */
const examples = [
  'heart doctor first thing next week, but I work Tuesdays',
  'tomorrow at noon or Thursday evening, anyone but Dr. Birch',
  'a cardiologist today, my chest hurts badly',
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
      <ul className={styles.examples} aria-label="Harder examples">
        {examples.map(example => (
          <li key={example}>
            <button className={styles.example} type="button" onClick={() => choose(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
