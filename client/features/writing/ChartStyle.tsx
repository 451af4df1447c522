import charts from './charts.scss?inline'

/** The inline style of charts. The content security policy allows it by its hash. */
export const chartStyle: string = charts

export function ChartStyle() {
  return (
    <style href="charts" precedence="charts">
      {chartStyle}
    </style>
  )
}
