import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'

/** Opens the system's share sheet, or copies the URL where there is none. */
export function ShareButton({ onNotice }: { readonly onNotice: (notice: string) => void }) {
  const share = async () => {
    const url = window.location.href
    if (typeof navigator.share === 'function') {
      // It rejects when the visitor cancels.
      await navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    await navigator.clipboard.writeText(url)
    onNotice('Link copied')
  }

  return (
    <Button tone="quiet" data-only="scripted" onClick={share}>
      <Icon name="share" size={18} />
      Share
    </Button>
  )
}
