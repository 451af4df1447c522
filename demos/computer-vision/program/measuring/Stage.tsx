import { useEffect, useRef, useState } from 'react'
import controls from '../../../kit/controls.module.scss'
import { Boxes } from './Boxes.tsx'
import type { Report } from './protocol.ts'
import styles from './Stage.module.scss'

type View = 'picture' | 'blobs' | 'edges'

const views = [
  { id: 'picture', label: 'Picture' },
  { id: 'blobs', label: 'Objects' },
  { id: 'edges', label: 'Edges' },
] as const satisfies readonly { id: View; label: string }[]

type Props = {
  readonly report: Report | undefined
  readonly picture: ImageBitmap | undefined
  readonly isBusy: boolean
  readonly selected: number | undefined
  readonly onSelect: (number: number | undefined) => void
}

/** The picture, its objects or its edges, with the boxes on top. */
export function Stage({ report, picture, isBusy, selected, onSelect }: Props) {
  const [view, setView] = useState<View>('picture')
  const [hasBoxes, setHasBoxes] = useState(true)
  const canvasRef = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (canvasRef.current !== null && report !== undefined) show(canvasRef.current, view, report, picture)
  }, [view, report, picture])

  return (
    <figure className={styles.stage} aria-busy={isBusy}>
      <div className={styles.controls}>
        <fieldset className={styles.views}>
          <legend>View</legend>
          {views.map(({ id, label }) => (
            <label key={id}>
              <input type="radio" name="view" checked={view === id} onChange={() => setView(id)} />
              {label}
            </label>
          ))}
        </fieldset>
        <label className={styles.boxes}>
          <input type="checkbox" checked={hasBoxes} onChange={() => setHasBoxes(!hasBoxes)} />
          Boxes
        </label>
      </div>
      <div className={styles.viewport}>
        <div className={styles.layers}>
          <canvas ref={canvasRef} className={styles.canvas} role="img" aria-label={toDescription(view, report)} />
          {report !== undefined && hasBoxes && <Boxes report={report} selected={selected} onSelect={onSelect} />}
        </div>
      </div>
      <figcaption className={controls.hint}>
        {report === undefined ? 'Preparing the first sample…' : toCaption(report)}
        {isBusy && report !== undefined && <span className={styles.busy}> Inspecting…</span>}
      </figcaption>
    </figure>
  )
}

function show(canvas: HTMLCanvasElement, view: View, report: Report, picture: ImageBitmap | undefined): void {
  const shown = view === 'picture' ? picture : report.views[view]
  const context = canvas.getContext('2d')
  if (shown === undefined || context === null) return
  canvas.width = shown.width
  canvas.height = shown.height
  if (shown instanceof ImageBitmap) context.drawImage(shown, 0, 0)
  else context.putImageData(new ImageData(shown.data, shown.width, shown.height), 0, 0)
}

function toDescription(view: View, report: Report | undefined): string {
  const count = report?.findings.length ?? 0
  if (view === 'edges') return 'The edges found in the picture'
  return view === 'blobs'
    ? `The ${count} objects found, each filled with a color`
    : `The picture, with ${count} objects`
}

function toCaption({ width, height, original, edgePixels }: Report): string {
  const megapixels = ((width * height) / 1_000_000).toFixed(1)
  const isWhole = width === original.width
  const size = isWhole
    ? `${width} × ${height} pixels (${megapixels} MP), analyzed at full size.`
    : `${original.width} × ${original.height} pixels, analyzed at ${width} × ${height} (${megapixels} MP).`
  return `${size} Edges on ${((100 * edgePixels) / (width * height)).toFixed(2)}% of it.`
}
