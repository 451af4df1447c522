import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'

/** Downloads the paper by the browser's own print dialog, which saves PDFs; the print styles make it a document. */
export function PrintButton() {
  return (
    <Button tone="quiet" data-only="screen scripted" onClick={() => window.print()}>
      <Icon name="download" size={18} />
      Print or save as PDF
    </Button>
  )
}
