import { Drawing } from './Drawing.tsx'

export function CloseDrawing({ className }: { readonly className?: string }) {
  return <Drawing className={className} line="M18 6 6 18M6 6l12 12" />
}
