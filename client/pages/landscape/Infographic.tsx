import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react'
import { Picture } from '../../components/Picture.tsx'
import styles from './landscape.module.scss'
import { ZoomedPicture } from './ZoomedPicture.tsx'

type Props = { readonly image: { readonly src: string; readonly alt: string } }

/** A click shows the picture full screen; without scripts it opens the file. */
export function Infographic({ image }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)

  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    dialog.current?.showModal()
  }
  // The close event fires late: by then the dialog may be open again.
  const follow = (event: SyntheticEvent<HTMLDialogElement>) => setOpen(event.currentTarget.open)
  const closeOnOverlay = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('img, button') === null) dialog.current?.close()
  }

  return (
    <>
      <a className={styles.infographic} href={image.src} aria-label="Show the picture full screen" onClick={open}>
        <Picture src={image.src} alt={image.alt} sizes="(min-width: 80rem) 75rem, 92vw" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape */}
      <dialog
        ref={dialog}
        className={styles.infographicOverlay}
        aria-label="The picture, full screen"
        onClick={closeOnOverlay}
        onClose={follow}
      >
        <button type="button" className={styles.infographicClose} onClick={() => dialog.current?.close()}>
          Close
        </button>
        {isOpen && <ZoomedPicture image={image} />}
      </dialog>
    </>
  )
}
