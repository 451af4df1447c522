import { parser } from '@prometheus-io/lezer-promql'

/** A label that a selector compares, with the value that it must equal. */
export type QueriedLabel = { readonly name: string; readonly equals: string | undefined }

type QueriedMetric = { readonly name: string; readonly labels: readonly QueriedLabel[] }

type Query = {
  readonly metrics: readonly QueriedMetric[]
  /** Labels that results are grouped by. */
  readonly grouping: readonly string[]
}

/** What an expression asks Prometheus for. Throws when it is no PromQL. `$__rate_interval` is Grafana's. */
export function parseQuery(expression: string): Query {
  const text = expression.replaceAll('$__rate_interval', '5m')
  const metrics: { name: string; labels: QueriedLabel[] }[] = []
  const grouping: string[] = []
  let matcher = { name: '', operator: '' }
  parser.parse(text).iterate({
    enter: node => {
      const word = text.slice(node.from, node.to)
      const parent = node.node.parent?.name
      if (node.type.isError) throw new Error(`no PromQL at "${text.slice(node.from)}" of ${text}`)
      if (node.name === 'Identifier') metrics.push({ name: word, labels: [] })
      else if (node.name === 'LabelName' && parent === 'GroupingLabels') grouping.push(word)
      else if (node.name === 'LabelName') matcher = { name: word, operator: '' }
      else if (node.name === 'EqlSingle' && parent === 'MatchOp') matcher.operator = word
      else if (node.name === 'StringLiteral' && parent === 'UnquotedLabelMatcher') {
        const equals = matcher.operator === '=' ? word.slice(1, -1) : undefined
        metrics.at(-1)?.labels.push({ name: matcher.name, equals })
      }
    },
  })
  return { metrics, grouping }
}
