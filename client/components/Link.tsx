import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** An address within the site. */
  readonly to: string
  /** What the history keeps with the page. */
  readonly state?: unknown
}

/** A link that the router follows. The router's own brings all that its other modes do with links along. */
export function Link({ to, state, onClick, ...attributes }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...attributes} href={href} onClick={click} />
}
