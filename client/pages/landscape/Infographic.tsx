import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { toPictureSource } from '../../../shared/values/pictures.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import styles from './landscape.module.scss'

type Props = { readonly image: { readonly src: string; readonly alt: string } }

/** As shares of the width and height of the picture. */
type Place = { readonly x: number; readonly y: number }

/**
 * A click shows the picture full screen at twice its size, from the part that was touched on; there it scrolls. Without
 * scripts the link opens the file.
 */
export function Infographic({ image }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const [touched, setTouched] = useState<Place>()

  const open = (event: MouseEvent) => {
    event.preventDefault()
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A key touches no part: reading begins at the top.
    const isKey = event.detail === 0
    setTouched(isKey ? { x: 0, y: 0 } : { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
    dialog.current?.showModal()
  }
  // The close event fires late: by then the dialog may be open again.
  const follow = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) setTouched(undefined)
  }
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }

  useLayoutEffect(() => {
    const { current: element } = scroller
    if (touched === undefined || element === null) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
    element.scrollTo(touched.x * scrollWidth - clientWidth / 2, touched.y * scrollHeight - clientHeight / 2)
  }, [touched])

  return (
    <>
      <a className={styles.infographic} href={image.src} onClick={open}>
        <span data-only="reader screen">Show the picture full screen: </span>
        <Picture src={image.src} alt={image.alt} sizes="(min-width: 80rem) 75rem, 92vw" urgency="main" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape */}
      <dialog
        ref={dialog}
        className={styles.infographicOverlay}
        aria-label="The picture, full screen"
        onClick={closeOutside}
        onClose={follow}
      >
        {/* First, so that it has the focus when the dialog opens, and arrow keys scroll. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <section ref={scroller} className={styles.infographicScroller} aria-label="The picture, enlarged" tabIndex={0}>
          {touched !== undefined && <EnlargedPicture {...image} />}
        </section>
        <button
          type="button"
          className={styles.infographicClose}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </dialog>
    </>
  )
}

/** The file itself, larger than its variants. Its size is set, so that it can be scrolled before it is loaded. */
function EnlargedPicture({ src, alt }: Props['image']) {
  const { width, height } = toPictureSource(src)
  return <img src={src} alt={alt} width={width} height={height} />
}
