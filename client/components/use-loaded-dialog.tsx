import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Dialog = ComponentType<{ readonly onClose: () => void }>

/**
 * A dialog whose code is loaded when it first opens. Render `dialog`. A new path closes it. `hasFailed` when the code
 * can't be loaded.
 */
export function useLoadedDialog(load: () => Promise<Dialog>, onClose?: () => void) {
  const { pathname } = useLocation()
  const [Dialog, setDialog] = useState<Dialog>()
  const [openOn, setOpenOn] = useState<string>()
  // Each opening needs a new dialog: the close event of the previous one may fire after the next press.
  const [opening, setOpening] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const isOpen = openOn === pathname

  const open = async () => {
    setOpenOn(pathname)
    setOpening(count => count + 1)
    setHasFailed(false)
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch {
      setHasFailed(true)
    }
  }
  const close = () => {
    setOpenOn(undefined)
    onClose?.()
  }

  return { isOpen, open, dialog: Dialog !== undefined && isOpen && <Dialog key={opening} onClose={close} />, hasFailed }
}
