import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'

/** The print dialog of the browser also saves PDFs; print styles lay out the paper. */
export function PrintButton() {
  return (
    <Button tone="quiet" data-only="scripted" onClick={() => window.print()}>
      <Icon name="download" size={18} />
      Print or save as PDF
    </Button>
  )
}
