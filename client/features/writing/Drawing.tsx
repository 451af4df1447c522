import { useMemo } from 'react'
import { drawingPartName } from '../../../shared/values/drawings.ts'
import { toTrustedHtml } from './trusted-html.ts'

/** The HTML of a chart, which the compiler has drawn. */
export function Drawing({ drawing, className }: { readonly drawing: string; readonly className: string | undefined }) {
  // React writes the HTML again whenever this object changes.
  const inner = useMemo(() => ({ __html: toTrustedHtml(drawing) }), [drawing])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has drawn it
  return <div data-part={drawingPartName} className={className} dangerouslySetInnerHTML={inner} />
}
