import { icons } from './icons.ts'

export type IconName = keyof typeof icons

type Props = {
  readonly name: IconName
  /** Width and height in pixels. */
  readonly size?: number
  /** Width of the lines, on the icon's grid of 24. */
  readonly weight?: number
  readonly className?: string
}

/** Decoration, hidden from screen readers: the text next to it or its button's label carries the meaning. */
export function Icon({ name, size = 24, weight = 2, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
