import controls from './controls.module.scss'
import { formatInstant, formatLength, formatTime } from './format.ts'
import styles from './Proposals.module.scss'
import type { Answer } from './propose.ts'
import { type Proposal, type Provider, specialties } from './types.ts'

type Props = {
  readonly answer: Answer
  readonly providers: readonly Provider[]
  readonly zone: string
  readonly isMoving: boolean
  readonly onChoose: (proposal: Proposal) => void
  readonly onWait: () => void
}

export function Proposals({ answer, providers, zone, isMoving, onChoose, onWait }: Props) {
  const { proposals, obstacles } = answer
  const hasFull = proposals.some(({ isFull }) => isFull)
  return (
    <section className={controls.panel} aria-labelledby="proposals">
      <h2 className={controls.heading} id="proposals">
        {hasFull ? 'Times that fit' : proposals.length > 0 ? 'Nothing fits whole; these come nearest' : 'No time fits'}
      </h2>
      {obstacles.map(obstacle => (
        <p className={controls.quiet} key={obstacle}>
          {obstacle}
        </p>
      ))}
      <ol className={styles.list}>
        {proposals.map(proposal => (
          <li className={styles.item} key={`${proposal.providerId} ${proposal.start}`} data-full={proposal.isFull}>
            <Words proposal={proposal} provider={providers.find(({ id }) => id === proposal.providerId)} zone={zone} />
            <button
              className={controls.button}
              data-tone={proposal.isFull ? 'strong' : 'quiet'}
              type="button"
              aria-label={`${isMoving ? 'Move to' : 'Book'} ${formatInstant(proposal.start, zone)}`}
              onClick={() => onChoose(proposal)}
            >
              {isMoving ? 'Move here' : 'Book'}
            </button>
          </li>
        ))}
      </ol>
      {!isMoving && (
        <p className={styles.wait}>
          <span className={controls.quiet}>Nothing suits you?</span>
          <button className={controls.button} data-tone="quiet" type="button" onClick={onWait}>
            Wait for a cancellation
          </button>
        </p>
      )}
    </section>
  )
}

type WordsProps = { readonly proposal: Proposal; readonly provider: Provider | undefined; readonly zone: string }

function Words({ proposal, provider, zone }: WordsProps) {
  const { start, end, reasons, misses } = proposal
  if (provider === undefined) return null
  return (
    <div className={styles.words}>
      <p className={styles.time}>
        {formatInstant(start, zone)} – {formatTime(end, zone)}
      </p>
      <p>
        {provider.name}, {specialties[provider.specialty].toLowerCase()} · {formatLength((end - start) / 60_000)} ·{' '}
        {provider.place}
      </p>
      <ul className={styles.reasons} aria-label="Why this one">
        {proposal.isFull && <li data-tone="good">meets every wish</li>}
        {misses.map(miss => (
          <li data-tone="miss" key={miss}>
            {miss}
          </li>
        ))}
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
