import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './Boxes.module.scss'
import type { Report } from './protocol.ts'
import type { Finding } from './scoring.ts'

type Props = {
  readonly report: Report
  readonly selected: number | undefined
  readonly onSelect: (number: number | undefined) => void
}

/** More boxes would cover the picture and slow the page down. */
const maxBoxes = 400

/** Boxes over the picture, for pointers only: keyboard users select the same objects in the table. */
export function Boxes({ report: { width, height, findings }, selected, onSelect }: Props) {
  const shown = [...findings].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, maxBoxes)
  const svgRef = useRef<SVGSVGElement>(null)
  const unit = (5.5 * width) / useShownWidth(svgRef)
  return (
    <svg ref={svgRef} className={styles.boxes} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {/* The worst come last, on top. */}
      {shown.reverse().map(finding => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology, which has the table.
        <g
          key={finding.number}
          className={styles.box}
          data-defect={finding.isDefect}
          data-selected={finding.number === selected}
          onClick={() => onSelect(finding.number === selected ? undefined : finding.number)}
        >
          <Outline finding={finding} margin={unit * 0.6} />
          {(finding.isDefect || finding.number === selected) && (
            <Tag finding={finding} unit={unit} pictureWidth={width} />
          )}
        </g>
      ))}
    </svg>
  )
}

/** The width on screen in CSS pixels; it keeps the tags legible at every size. */
function useShownWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(600)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry?.contentRect.width ?? 1)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return width
}

function Outline({ finding: { x, y, width, height }, margin }: { readonly finding: Finding; readonly margin: number }) {
  const place = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin, rx: margin }
  return (
    <>
      <rect className={styles.halo} {...place} />
      <rect className={styles.line} {...place} />
    </>
  )
}

type TagProps = { readonly finding: Finding; readonly unit: number; readonly pictureWidth: number }

function Tag({ finding: { x, y, number, score }, unit, pictureWidth }: TagProps) {
  const words = score === undefined ? `${number}` : `${number}: ${Math.round(score)} %`
  const width = unit * (1.6 + words.length * 1.02)
  const left = Math.max(0, Math.min(x, pictureWidth - width))
  const top = Math.max(0, y - unit * 3.6)
  return (
    <>
      <rect className={styles.tag} x={left} y={top} width={width} height={unit * 3} rx={unit * 0.4} />
      <text className={styles.words} x={left + unit * 0.8} y={top + unit * 2.2} fontSize={unit * 2.1}>
        {words}
      </text>
    </>
  )
}
