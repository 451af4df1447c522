import type { ChangeEvent } from 'react'
import { Icon } from '../../client/components/Icon.tsx'
import controls from './controls.module.scss'

type Props = {
  readonly label: string
  readonly accept: string
  readonly icon?: 'picture'
  readonly tone?: 'quiet' | 'strong'
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses files of the visitor's; it looks as the other buttons do. */
export function FileButton({ label, accept, icon, tone = 'quiet', isMultiple, onFiles }: Props) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    if (files.length > 0) onFiles(files)
    // Otherwise choosing the same files again fires no change event.
    currentTarget.value = ''
  }

  return (
    <label className={controls.button} data-tone={tone}>
      <input className={controls.hidden} type="file" accept={accept} multiple={isMultiple} onChange={choose} />
      {icon !== undefined && <Icon name={icon} size={18} />}
      {label}
    </label>
  )
}
