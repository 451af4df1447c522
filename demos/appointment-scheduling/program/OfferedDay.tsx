import controls from './controls.module.scss'
import { formatDay, formatInstant, formatMinute, formatTime } from './format.ts'
import styles from './OfferedDay.module.scss'
import type { Book, Proposal, Provider, Span } from './types.ts'
import { weekRows } from './week.ts'
import { dayIn, instantAt, msPerMinute } from './zoned.ts'

/** A shorter offer has no room for its time, which the list of offers says. */
const labeled = 30 * msPerMinute

type Props = { readonly book: Book; readonly proposals: readonly Proposal[]; readonly zone: string }

/** The day of the first offer as a calendar: what is free and booked there, and where the offers lie. */
export function OfferedDay({ book, proposals, zone }: Props) {
  const [first] = proposals
  if (first === undefined) return null
  const day = dayIn(first.start, zone)
  const offers = proposals.filter(({ start }) => dayIn(start, zone) === day)
  const rows = weekRows(book, day, zone).flatMap(({ provider, cells }) => {
    const cell = cells.find(one => one.day === day)
    const isOffered = offers.some(({ providerId }) => providerId === provider.id)
    return cell === undefined || !isOffered ? [] : [{ provider, blocks: cell.blocks }]
  })
  const shown = [...rows.flatMap(({ blocks }) => blocks), ...offers]
  const midnight = instantAt(day, 0, zone)
  const toMinute = (instant: number) => (instant - midnight) / msPerMinute
  const from = Math.floor(Math.min(...shown.map(({ start }) => toMinute(start))) / 60)
  const until = Math.ceil(Math.max(...shown.map(({ end }) => toMinute(end))) / 60)
  const hours = Array.from({ length: until - from }, (_, index) => from + index)
  const size = { blockSize: `${(until - from) * 2.5}rem` }
  const place = ({ start, end }: Span) => ({
    insetBlockStart: `${(toMinute(start) - from * 60) / ((until - from) * 0.6)}%`,
    blockSize: `${(end - start) / msPerMinute / ((until - from) * 0.6)}%`,
  })
  return (
    <section className={controls.panel} aria-labelledby="offered-day">
      <h2 className={controls.heading} id="offered-day">
        {formatDay(day)}
      </h2>
      <div className={styles.calendar} role="img" aria-label={toWords(offers, book.providers, zone)}>
        <div className={styles.hours} style={size}>
          {hours.map(hour => (
            <span key={hour}>{formatMinute(hour * 60).replace(':00', '')}</span>
          ))}
        </div>
        {rows.map(({ provider, blocks }) => (
          <div key={provider.id} className={styles.column}>
            <strong className={styles.name}>{provider.name}</strong>
            <div className={styles.day} style={size}>
              {blocks.map(block => (
                <span key={block.start} className={styles.block} data-kind={block.kind} style={place(block)} />
              ))}
              {offers
                .filter(({ providerId }) => providerId === provider.id)
                .map(offer => (
                  <span key={offer.start} className={styles.offer} data-full={offer.isFull} style={place(offer)}>
                    {offer.end - offer.start >= labeled && formatTime(offer.start, zone)}
                  </span>
                ))}
            </div>
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        <span data-kind="free">free</span>
        <span data-kind="booked">booked</span>
        <span data-kind="offer">offered</span>
      </p>
    </section>
  )
}

function toWords(offers: readonly Proposal[], providers: readonly Provider[], zone: string): string {
  const times = offers.map(({ start, providerId }) => {
    return `${formatInstant(start, zone)} with ${providers.find(({ id }) => id === providerId)?.name}`
  })
  return `Calendar with the offered times: ${times.join('; ')}`
}
