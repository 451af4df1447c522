import type { ReactNode } from 'react'
import { Reveal } from './Reveal.tsx'

type Props = { readonly index: number; readonly children: ReactNode }

const delayStep = 0.2

/** One place in a grid of cards; the cards enter one after the other. */
export function CardItem({ index, children }: Props) {
  return (
    <li>
      <Reveal delay={delayStep * index}>{children}</Reveal>
    </li>
  )
}
