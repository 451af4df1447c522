import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { fillTemplate } from '../../../shared/values/fill-template.ts'
import { HomeSection, Onward } from './HomeSection.tsx'
import styles from './OpenEngagement.module.scss'
import { drawSpan } from './span.ts'

type Props = NonNullable<PageOf<'home'>['data']['engagement']>

/** An engagement whose cash position hangs below the deck of a bridge until it has paid for itself. */
export function OpenEngagement({ heading, text, links, ...span }: Props) {
  return (
    <HomeSection heading={heading} text={text} tone="deep">
      {span.curve.length > 0 && <Span {...span} />}
      <Onward links={links} />
    </HomeSection>
  )
}

function Span({ start, lowest, paidBack, curve }: Omit<Props, 'heading' | 'text' | 'links'>) {
  const { bottom, month, end, line, hangers, dots } = drawSpan(curve)
  return (
    <figure className={styles.span}>
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.hangers} d={hangers} />
        <path className={styles.deck} d="M0 60H1000" />
        <path className={styles.bank} d="M0 60H40V400H0zM960 60H1000V400H960z" />
        <path className={styles.curve} d={line} />
        <path className={styles.dots} d={dots} />
      </svg>
      <figcaption className={styles.labels}>
        <span>
          <b>{toMoney(0)}</b> {start}
        </span>
        <span>
          <b>{toMoney(bottom)}</b> {fillTemplate(lowest, { month })}
        </span>
        <span>
          <b>{toMoney(end)}</b> {fillTemplate(paidBack, { month: curve.length })}
        </span>
      </figcaption>
    </figure>
  )
}

function toMoney(dollars: number): string {
  const sign = dollars < 0 ? '−' : dollars > 0 ? '+' : ''
  return `${sign}$${Math.abs(dollars).toLocaleString('en-US')}`
}
