import type { Site } from '../../shared/content/schemas/site.ts'
import { Drawing } from '../components/Drawing.tsx'

type Network = Site['social'][number]['network']

/** Line drawings of our own: the icon set carries no brands. */
const outlines: { readonly [Name in Network]: string } = {
  LinkedIn: 'M4 4h16v16H4zM8 10.5V16M8 7.6v.1M12 16v-5.5M12 13a2.2 2.2 0 0 1 4.4 0v3',
  YouTube: 'M3 8a3 3 0 0 1 3-2.5h12A3 3 0 0 1 21 8v8a3 3 0 0 1-3 2.5H6A3 3 0 0 1 3 16zM10.2 9v6l5-3z',
  Twitter: 'M4 4l16 16M20 4 4 20M4 4h4.5L20 20h-4.5z',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.9 7.1v.1',
}

export function SocialIcon({ network }: { readonly network: Network }) {
  return <Drawing line={outlines[network]} weight={1.75} />
}
