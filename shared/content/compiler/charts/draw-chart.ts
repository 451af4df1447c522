import type { ChartSpec } from './chart-spec.ts'
import type { ChartTable } from './chart-table.ts'
import { drawBars, drawTornado, drawWaterfall } from './draw-bars.ts'
import { drawLines } from './draw-lines.ts'
import type { Drawing } from './drawing.ts'

/** Draws a table. Throws ChartError when the chart names a row or a column that the table lacks. */
export function drawChart(spec: ChartSpec, table: ChartTable, width: number): Drawing {
  switch (spec.kind) {
    case 'line':
    case 'step':
      return drawLines(spec, table, width)
    case 'bars':
      return drawBars(spec, table, width)
    case 'waterfall':
      return drawWaterfall(spec, table, width)
    case 'tornado':
      return drawTornado(spec, table, width)
  }
}
