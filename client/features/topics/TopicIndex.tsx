import styles from './TopicIndex.module.scss'

type Props = {
  readonly topics: readonly {
    readonly to: string
    readonly title: string
    readonly text?: string
    readonly count: number
  }[]
}

/** All topics in large type, each with the number of its pieces. */
export function TopicIndex({ topics }: Props) {
  return (
    <ul className={styles.index}>
      {topics.map(({ to, title, text, count }) => (
        <li key={to}>
          <a href={to}>{title}</a>
          <span>{`${count} articles in order`}</span>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
