import { useEffect, useRef } from 'react'
import type { Draft } from './use-post-manager.ts'

export const addButtonId = 'add-post'

export function editButtonId(postId: string): string {
  return `edit-${postId}`
}

/** Returns the focus when the editor closes: to the edited post's button, else to the one that adds posts. */
export function useEditorReturn(draft: Draft | undefined): void {
  const last = useRef<Draft>(undefined)

  useEffect(() => {
    const closed = draft === undefined ? last.current : undefined
    last.current = draft
    if (closed === undefined) return
    const edited = closed.editedId === undefined ? null : document.getElementById(editButtonId(closed.editedId))
    const button = edited ?? document.getElementById(addButtonId)
    button?.focus()
  }, [draft])
}
