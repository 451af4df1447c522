import styles from './MapLabels.module.scss'
import { labelSize, type MapLabel } from './map-labels.ts'

type Props = { readonly labels: readonly MapLabel[]; readonly pixel: number; readonly chosen: number | undefined }

/** The names on the map, each on a plate above everything else. */
export function MapLabels({ labels, pixel, chosen }: Props) {
  return (
    <g className={styles.labels}>
      {labels.map(({ key, text, kind, line, x, y, width, height }) => (
        <g
          key={`${kind} ${key}`}
          data-kind={kind}
          data-line={line === undefined ? undefined : line % 8}
          data-faded={line !== undefined && chosen !== undefined && chosen !== line}
          transform={`translate(${x.toFixed(3)} ${y.toFixed(3)})`}
        >
          <rect className={styles.plate} x={-width / 2} y={-height / 2} width={width} height={height} rx={4 * pixel} />
          <text className={styles.text} y={labelSize(kind) * 0.36 * pixel} fontSize={labelSize(kind) * pixel}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}
