import type { ChartSpec } from './chart-spec.ts'
import type { ChartTable } from './chart-table.ts'
import { drawBars, drawTornado, drawWaterfall } from './draw-bars.ts'
import { drawLines } from './draw-lines.ts'
import { drawMultiples } from './draw-multiples.ts'
import { drawIntervals, drawMap, drawScatter } from './draw-points.ts'
import { drawAreas, drawStacked } from './draw-stacked.ts'
import { drawFlow, drawTimeline, drawTree } from './draw-steps.ts'
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
    case 'stacked':
      return drawStacked(spec, table, width)
    case 'areas':
      return drawAreas(spec, table, width)
    case 'multiples':
      return drawMultiples(spec, table, width)
    case 'intervals':
      return drawIntervals(spec, table, width)
    case 'scatter':
      return drawScatter(spec, table, width)
    case 'map':
      return drawMap(spec, table, width)
    case 'flow':
      return drawFlow(spec, table, width)
    case 'timeline':
      return drawTimeline(spec, table, width)
    case 'tree':
      return drawTree(spec, table, width)
  }
}
