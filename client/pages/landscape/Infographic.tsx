import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import styles from './landscape.module.scss'
import { type Opening, ZoomedPicture } from './ZoomedPicture.tsx'

type Props = {
  readonly image: { readonly src: string; readonly alt: string }
  readonly layers: readonly { readonly id: string; readonly name: string }[]
}

/** How much larger than on the page it opens; on a phone, where that is too small to read, at this width in CSS pixels. */
const enlargement = 2.2
const minWidth = 1200

/** A click shows the picture full screen, the part that was touched enlarged; without scripts it opens the file. */
export function Infographic({ image, layers }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [opening, setOpening] = useState<Opening>()

  const open = (event: MouseEvent) => {
    event.preventDefault()
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A key touches no part: the top layer is where reading begins.
    const isKey = event.detail === 0
    const place = isKey ? { x: 0, y: 0.2 } : { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    setOpening({ place, width: Math.max(minWidth, width * enlargement) })
    dialog.current?.showModal()
  }
  // The close event fires late: by then the dialog may be open again.
  const follow = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) setOpening(undefined)
  }
  const closeOnOverlay = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('img, button') === null) dialog.current?.close()
  }

  return (
    <>
      <a className={styles.infographic} href={image.src} aria-label="Show the picture full screen" onClick={open}>
        <Picture src={image.src} alt={image.alt} sizes="(min-width: 80rem) 75rem, 92vw" urgency="main" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape */}
      <dialog
        ref={dialog}
        className={styles.infographicOverlay}
        aria-label="The picture, full screen"
        onClick={closeOnOverlay}
        onClose={follow}
      >
        <button
          type="button"
          className={styles.infographicClose}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        {opening !== undefined && <ZoomedPicture image={image} layers={layers} opening={opening} />}
      </dialog>
    </>
  )
}
