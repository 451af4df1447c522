type Dated<Content> = Content & { readonly from: string }

type Days<Content, Opened> = {
  readonly first: Content
  /** In the order of their days, calendar dates in UTC. */
  readonly later: readonly Dated<Content>[]
  readonly now: () => Date
  readonly open: (content: Content) => Opened
}

/** What is open at the moment: at 00:00 UTC of a day, its content takes the place of what was before. */
export function createDaySwitch<Content, Opened>({ first, later, now, open }: Days<Content, Opened>): () => Opened {
  const waiting = [...later]
  let opened = open(first)
  return function getCurrent() {
    const [next] = waiting
    if (next === undefined || now().getTime() < Date.parse(next.from)) return opened
    const due = waiting.filter(({ from }) => now().getTime() >= Date.parse(from))
    opened = open(due.at(-1) ?? next)
    waiting.splice(0, due.length)
    return opened
  }
}
