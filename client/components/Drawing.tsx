type Props = {
  /** The line as the `d` of a path, on a ground of 24 by 24; art/join-icon.ts makes one of an icon of lucide. */
  readonly line: string
  /** In pixels. */
  readonly size?: number
  readonly weight?: number
  readonly className?: string
}

/** A decorative drawing in one line; the words beside it say what it means. */
export function Drawing({ line, size = 24, weight = 2, className }: Props) {
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
      <path d={line} />
    </svg>
  )
}
