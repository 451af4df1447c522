import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { SessionUser } from '../../features/auth/session.ts'
import { useBlogStore } from '../../features/blog/blog-store.ts'
import { emptyPostFields, type PostFields, toPostFields } from './post-fields.ts'
import { downloadPostFile, readPostFile } from './post-file.ts'
import { addButtonId, editButtonId } from './post-table.ts'

/** A post in the editor: a new one, or the one with the id `editedId`. */
export type Draft = {
  readonly key: number
  readonly fields: PostFields
  readonly editedId?: string
  /** True for an imported file, which is unsaved before anything is typed. */
  readonly isImported: boolean
}

export type Notice = { readonly text: string; readonly undo?: () => void }

let lastKey = 0

type Options = { readonly posts: readonly PostSummary[]; readonly user: SessionUser; readonly today: string }

/** The post in the editor, the outcome of the last action, and the actions. */
export function usePostManager({ posts, user, today }: Options) {
  const store = useBlogStore()
  const [draft, setDraft] = useState<Draft>()
  const [notice, setNotice] = useState<Notice>()
  const [problems, setProblems] = useState<readonly string[]>([])

  const report = (next: Notice | undefined, found: readonly string[] = []) => {
    setNotice(next)
    setProblems(found)
  }
  const openEditor = (fields: PostFields, options: { editedId?: string; isImported?: boolean } = {}) => {
    lastKey += 1
    setDraft({ key: lastKey, fields, isImported: false, ...options })
  }
  const closeEditor = () => {
    // The list must be back before one of its buttons can take the focus.
    flushSync(() => setDraft(undefined))
    const edited = draft?.editedId === undefined ? null : document.getElementById(editButtonId(draft.editedId))
    const button = edited ?? document.getElementById(addButtonId)
    button?.focus()
  }
  const withEntry = async (id: string, act: (entry: StoredEntry) => void) => {
    report(undefined)
    const entry = await store.find(id).catch(() => undefined)
    if (entry === undefined) report(undefined, ['The post couldn’t be loaded. Please try again.'])
    else act(entry)
  }

  return {
    draft,
    notice,
    problems,
    startPost() {
      report(undefined)
      const author = { 'author.name': user.name, 'author.role': user.role, 'author.avatar': user.avatar }
      openEditor({ ...emptyPostFields, ...author, publishDate: `${today}T09:00` })
    },
    editPost: ({ id }: PostSummary) => withEntry(id, ({ post }) => openEditor(toPostFields(post), { editedId: id })),
    exportPost: ({ id }: PostSummary) =>
      withEntry(id, ({ post }) => {
        downloadPostFile(post)
        report({ text: `${id}.md was exported. You can put it into content/posts as it is.` })
      }),
    async importPost(file: File) {
      const outcome = await readPostFile(file)
      if ('problems' in outcome) return report(undefined, outcome.problems)
      const { fields } = outcome
      const isKnown = posts.some(({ id, kind }) => id === fields.id && kind === 'stored')
      openEditor(fields, { editedId: isKnown ? fields.id : undefined, isImported: true })
      const effect = isKnown ? 'Saving replaces the post at that address.' : 'Saving adds it.'
      report({ text: `${file.name} was read. ${effect}` })
    },
    savePost(entry: StoredEntry) {
      const { id, title } = entry.post
      const isNew = draft?.editedId === undefined
      closeEditor()
      if (isNew) store.add(entry)
      else store.update(draft.editedId, entry)
      report({ text: `“${title}” was ${isNew ? 'added' : 'saved'} (${id}).` })
    },
    deletePost({ id, title }: PostSummary) {
      const restore = store.remove(id)
      const undo = () => {
        restore()
        report({ text: `“${title}” is back.` })
      }
      report({ text: `“${title}” was deleted.`, undo })
    },
    cancelEditor() {
      closeEditor()
      report(undefined)
    },
  }
}
