import styles from './MethodologyDiagram.module.scss'

/** Data of three paths in different styles. */
type Drawing = { readonly lines: string; readonly solid: string; readonly accent: string }

const drawings: Readonly<Record<string, Drawing>> = {
  // An arch with an accented keystone.
  'ai-adoption-framework': {
    lines: 'M4 128H236M18 128V144M222 128V144',
    solid:
      'M54 126L24 125A96 96 0 0 1 40 74L65 91A66 66 0 0 0 54 126ZM68 87L44 69A96 96 0 0 1 87 38L97 66A66 66 0 0 0 68 87ZM143 66L153 38A96 96 0 0 1 196 69L172 87A66 66 0 0 0 143 66ZM175 91L200 74A96 96 0 0 1 216 125L186 126A66 66 0 0 0 175 91Z',
    accent: 'M102 65L94 36A96 96 0 0 1 146 36L138 65A66 66 0 0 0 102 65Z',
  },
  // Two places, three arcs between them, and their overlapping hours.
  'global-collaboration-framework': {
    lines: 'M52 96A68 62 0 0 1 188 96M52 96A68 40 0 0 1 188 96M52 96A68 18 0 0 1 188 96M20 128H220M20 142H220',
    solid:
      'M52 82a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM188 82a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM30 124H132V132H30ZM100 138H210V146H100Z',
    accent: 'M100 124H132V132H100ZM100 138H132V146H100Z',
  },
  // A gauge, and bars compared below it.
  'data-preparation-framework': {
    lines:
      'M40 104A80 80 0 0 1 200 104M56 104A64 64 0 0 1 184 104M40 104H56M184 104H200M97 28L103 43M143 28L137 43M120 104L164 56',
    solid: 'M40 122H96V128H40ZM40 136H136V142H40ZM120 98a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
    accent: 'M143 28A80 80 0 0 1 200 104H184A64 64 0 0 0 137 43ZM40 136H176V142H40Z',
  },
  // Planks of equal width with varying loads.
  'fixed-capacity-ai-as-a-service': {
    lines: 'M8 60H232M8 120H232M24 120A96 34 0 0 1 216 120',
    solid: 'M14 64H46V88H14ZM54 64H86V102H54ZM94 64H126V80H94ZM134 64H166V96H134ZM174 64H206V86H174Z',
    accent: 'M14 92H46V116H14ZM54 106H86V116H54ZM94 84H126V116H94ZM134 100H166V116H134ZM174 90H206V116H174Z',
  },
}

export function MethodologyDiagram({ id }: { readonly id: string }) {
  const drawing = drawings[id]
  if (drawing === undefined) return null
  return (
    <svg className={styles.diagram} viewBox="0 0 240 156" aria-hidden="true">
      <path className={styles.solid} d={drawing.solid} />
      <path className={styles.accent} d={drawing.accent} />
      <path className={styles.lines} d={drawing.lines} />
    </svg>
  )
}
