import { useEffect, useRef } from 'react'
import { toHeat } from './heat.ts'
import styles from './PictureCard.module.scss'
import type { Judged, Opened } from './protocol.ts'
import type { Verdict } from './verdicts.ts'

type Props = {
  readonly number: number
  readonly opened: Opened
  readonly isGood: boolean
  readonly judged: Judged | undefined
  readonly verdict: Verdict | undefined
  /** From 0 to 1. */
  readonly opacity: number
  readonly onToggle: () => void
}

/** A picture under its heat map, the mark of the visitor and the verdict in words. */
export function PictureCard({ number, opened, isGood, judged, verdict, opacity, onToggle }: Props) {
  const differs = verdict?.differs ?? false
  const canvasRef = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (canvasRef.current !== null) draw(canvasRef.current, { opened, judged, opacity, differs })
  }, [opened, judged, opacity, differs])

  return (
    <li className={styles.card} data-differs={differs}>
      <p className={styles.name}>
        <strong>No. {number}</strong> {opened.name}
      </p>
      <canvas ref={canvasRef} className={styles.canvas} role="img" aria-label={`No. ${number}, ${opened.name}`} />
      <label className={styles.mark}>
        <input type="checkbox" checked={isGood} onChange={onToggle} />
        <span>
          Use as good<span className={styles.number}>: no. {number}</span>
        </span>
      </label>
      {verdict !== undefined && (
        <p>
          <strong>{verdict.ratio.toFixed(2)}</strong> × the limit: <span className={styles.words}>{verdict.words}</span>
        </p>
      )}
    </li>
  )
}

type Drawing = Pick<Props, 'opened' | 'judged' | 'opacity'> & { readonly differs: boolean }

function draw(canvas: HTMLCanvasElement, { opened: { picture }, judged, opacity, differs }: Drawing): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  canvas.width = picture.width
  canvas.height = picture.height
  context.drawImage(picture, 0, 0)
  if (judged === undefined) return
  const heat = new OffscreenCanvas(judged.columns, judged.rows)
  heat.getContext('2d')?.putImageData(toHeat(judged), 0, 0)
  context.globalAlpha = opacity
  context.drawImage(heat, 0, 0, picture.width, picture.height)
  context.globalAlpha = 1
  if (differs) circle(context, judged.place, picture)
}

/** A ring around the most unusual place, dark and light, so that it shows on every picture. */
function circle(context: CanvasRenderingContext2D, { x, y }: Judged['place'], { width, height }: ImageBitmap): void {
  const unit = Math.max(width, height) / 100
  for (const [color, thickness] of [
    ['black', 3.5],
    ['white', 1.5],
  ] as const) {
    context.beginPath()
    context.arc(x * width, y * height, 13 * unit, 0, 2 * Math.PI)
    context.lineWidth = thickness * unit
    context.strokeStyle = color
    context.stroke()
  }
}
