import kit from '../../kit/controls.module.scss'
import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import { describeFit, hasWish } from './fit.ts'
import { formatInstant, formatLength, formatTime } from './format.ts'
import styles from './Proposals.module.scss'
import type { Answer } from './propose.ts'
import { type Proposal, type Provider, type Request, specialties } from './types.ts'

type Props = {
  readonly answer: Answer
  readonly request: Request
  readonly notUnderstood: readonly string[]
  /** Whether a wish was understood that cannot be had here. */
  readonly isUnmet: boolean
  readonly providers: readonly Provider[]
  readonly zone: string
  readonly isMoving: boolean
  readonly onChoose: (proposal: Proposal) => void
  readonly onWait: () => void
}

export function Proposals(props: Props) {
  const { answer, request, notUnderstood, isUnmet, providers, zone, isMoving, onChoose, onWait } = props
  const { proposals, obstacles } = answer
  const fit = describeFit(request, { notUnderstood, isUnmet })
  return (
    <section className={controls.panel} aria-labelledby="proposals">
      <h2 className={controls.heading} id="proposals">
        {toHeading(proposals, request, fit.isWhole)}
      </h2>
      {obstacles.map(obstacle => (
        <p className={kit.hint} key={obstacle}>
          {obstacle}
        </p>
      ))}
      <ol className={styles.list}>
        {proposals.map(proposal => (
          <li className={styles.item} key={`${proposal.providerId} ${proposal.start}`} data-full={proposal.isFull}>
            <Words
              proposal={proposal}
              provider={providers.find(({ id }) => id === proposal.providerId)}
              zone={zone}
              fit={fit}
            />
            <Button
              tone={proposal.isFull && fit.isWhole ? 'strong' : 'quiet'}
              aria-label={`${label(proposal, isMoving ? 'Move to' : 'Book')} ${formatInstant(proposal.start, zone)}`}
              onClick={() => onChoose(proposal)}
            >
              {label(proposal, isMoving ? 'Move here' : 'Book')}
            </Button>
          </li>
        ))}
      </ol>
      {!isMoving && (
        <p className={styles.wait}>
          <span className={kit.hint}>Nothing works for you?</span>
          <Button onClick={onWait}>Wait for a cancellation</Button>
        </p>
      )}
    </section>
  )
}

/** Nobody can book on a holiday. */
function label({ holiday }: Proposal, verb: string): string {
  return holiday === null ? verb : 'Ask for this time'
}

function toHeading(proposals: readonly Proposal[], request: Request, isWhole: boolean): string {
  if (proposals.length === 0) return 'No time fits'
  if (!hasWish(request)) return 'Next free times'
  if (!proposals.some(({ isFull }) => isFull)) return 'Nothing fits completely; these come closest'
  return isWhole ? 'Times that fit' : 'Times that fit what was understood'
}

type WordsProps = {
  readonly proposal: Proposal
  readonly provider: Provider | undefined
  readonly zone: string
  /** What is said of a time that fits. */
  readonly fit: ReturnType<typeof describeFit>
}

function Words({ proposal, provider, zone, fit }: WordsProps) {
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
        {proposal.isFull && <li data-tone={fit.isWhole ? 'good' : undefined}>{fit.text}</li>}
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
