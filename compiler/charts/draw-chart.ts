import type { ChartSpec } from '../../shared/content/schemas/chart.ts'
import type { ChartTable } from './chart-table.ts'
import { drawBars, drawWaterfall } from './draw-bars.ts'
import { drawFlow } from './draw-flow.ts'
import { drawIntervals } from './draw-intervals.ts'
import { drawLines } from './draw-lines.ts'
import { drawMap } from './draw-map.ts'
import { drawScatter } from './draw-scatter.ts'
import { drawSpan } from './draw-span.ts'
import { drawStacked } from './draw-stacked.ts'
import type { Drawing } from './drawing.ts'

/** Draws a table. Throws ChartError when the chart names a row or a column that the table lacks. */
export function drawChart(spec: ChartSpec, table: ChartTable, width: number): Drawing {
  switch (spec.kind) {
    case 'line':
      return drawLines(spec, table, width)
    case 'bars':
      return drawBars(spec, table, width)
    case 'waterfall':
      return drawWaterfall(spec, table, width)
    case 'stacked':
      return drawStacked(spec, table, width)
    case 'intervals':
      return drawIntervals(spec, table, width)
    case 'scatter':
      return drawScatter(spec, table, width)
    case 'span':
      return drawSpan(spec, table, width)
    case 'map':
      return drawMap(spec, table, width)
    case 'flow':
      return drawFlow(spec, table, width)
  }
}
