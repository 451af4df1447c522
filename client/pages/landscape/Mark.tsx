import type { MarkName } from '../../../shared/content/schemas/marks.ts'
import { Row } from '../../components/Row.tsx'

const paths: Readonly<Record<MarkName, string>> = {
  'open source': 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z',
  'open weights': 'M12 3.2 20.8 12 12 20.8 3.2 12Z',
  proprietary: 'M4 4h16v16H4Z',
  'hosted service': 'M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z',
  'self-hosted': 'M3 4h18v6.5H3ZM3 13.5h18V20H3Z',
}

/** The name of a license or delivery with its mark in the picture's legend. */
export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <Row>
      <svg
        width={12}
        viewBox="0 0 24 24"
        fill={name === 'proprietary' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={name.includes('host') ? 3 : 4}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[name]} />
      </svg>
      {name}
    </Row>
  )
}
