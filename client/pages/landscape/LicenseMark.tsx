import type { licenses } from '../../../shared/landscape/licenses.ts'
import { Row } from '../../components/Row.tsx'

const paths: Readonly<Record<(typeof licenses)[number], string>> = {
  service: 'M12 3.4 22 20.4H2Z',
  proprietary: 'M4 4h16v16H4Z',
  'open source': 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z',
  'open weights': 'M12 3.2 20.8 12 12 20.8 3.2 12Z',
}

/** The name of a license with its mark in the map's legend: hollow where something may be taken away. */
export function LicenseMark({ license }: { readonly license: keyof typeof paths }) {
  return (
    <Row>
      <svg
        width={12}
        viewBox="0 0 24 24"
        fill={license.startsWith('open') ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={4}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[license]} />
      </svg>
      {license}
    </Row>
  )
}
