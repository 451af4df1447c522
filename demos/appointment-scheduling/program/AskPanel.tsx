import { useState } from 'react'
import kit from '../../kit/controls.module.scss'
import styles from './AskPanel.module.scss'
import type { Ask, Topic } from './ask.ts'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'

type Props = {
  readonly ask: Ask
  readonly onPick: (choice: Ask['choices'][number], topic: Topic) => void
  readonly onAnswer: (words: string) => void
}

/** A question about what is missing, answered by a button or in the visitor's words. */
export function AskPanel({ ask, onPick, onAnswer }: Props) {
  const [words, setWords] = useState('')
  const { text, choices, topic } = ask

  return (
    <section className={styles.panel} aria-labelledby="ask">
      <h2 className={controls.heading} id="ask">
        {text}
      </h2>
      <ul className={kit.actions}>
        {choices.map(choice => (
          <li key={choice.label}>
            <Button onClick={() => onPick(choice, topic)}>{choice.label}</Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (words.trim() !== '') onAnswer(words)
          setWords('')
        }}
      >
        <label className={controls.label} htmlFor="answer">
          Or in your words
        </label>
        <div className={styles.line}>
          <input
            className={controls.control}
            id="answer"
            value={words}
            maxLength={200}
            autoComplete="off"
            aria-describedby="ask"
            onChange={event => setWords(event.target.value)}
          />
          <Button type="submit">Answer</Button>
        </div>
      </form>
    </section>
  )
}
