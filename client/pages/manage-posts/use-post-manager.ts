import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { SessionUser } from '../../features/auth/session.ts'
import { useBlogStore } from '../../features/blog/blog-store.ts'
import { downloadPost } from './download-post.ts'
import type { OpenedPost } from './open-post.ts'
import { emptyPostFields, type PostFields } from './post-fields.ts'
import { addButtonId, editButtonId } from './post-table.ts'

/** A post in the editor. */
export type Draft = {
  readonly key: number
  /** What the form shows at first. */
  readonly fields: PostFields
  /** The file of a post that is not new. */
  readonly opened?: OpenedPost | undefined
  /** The stored post that saving replaces. */
  readonly replaced?: StoredEntry | undefined
  /** True for an imported file, which is unsaved before anything is typed. */
  readonly isImported: boolean
}

export type Notice = { readonly text: string; readonly undo?: () => void }

let lastKey = 0

/** Has the YAML library, so it loads when a file is first read. */
function loadPostReader() {
  return import('./open-post.ts')
}

type Options = { readonly user: SessionUser; readonly today: string }

/** The post in the editor, the outcome of the last action, and the actions. */
export function usePostManager({ user, today }: Options) {
  const store = useBlogStore()
  const [draft, setDraft] = useState<Draft>()
  const [notice, setNotice] = useState<Notice>()
  const [problems, setProblems] = useState<readonly string[]>([])

  const report = (next: Notice | undefined, found: readonly string[] = []) => {
    setNotice(next)
    setProblems(found)
  }
  const openEditor = (post: Omit<Draft, 'key'>) => {
    lastKey += 1
    setDraft({ key: lastKey, ...post })
  }
  const closeEditor = () => {
    // The list must be back before one of its buttons can take the focus.
    flushSync(() => setDraft(undefined))
    const edited = draft?.replaced && document.getElementById(editButtonId(draft.replaced.summary.id))
    const button = edited ?? document.getElementById(addButtonId)
    button?.focus()
  }
  const withEntry = async (id: string, act: (entry: StoredEntry) => void | Promise<void>) => {
    report(undefined)
    try {
      const entry = await store.find(id)
      if (entry !== undefined) return await act(entry)
    } catch {
      // The message is that for a missing post.
    }
    report(undefined, ['The post couldn’t be loaded. Please try again.'])
  }

  return {
    draft,
    notice,
    problems,
    startPost() {
      report(undefined)
      const author = { 'author.name': user.name, 'author.role': user.role, 'author.avatar': user.avatar }
      openEditor({ fields: { ...emptyPostFields, ...author, publishDate: `${today}T09:00` }, isImported: false })
    },
    editPost: ({ id }: PostSummary) =>
      withEntry(id, async replaced => {
        const { openPost } = await loadPostReader()
        const opened = openPost(replaced.file.markdown)
        if ('problems' in opened) report(undefined, opened.problems)
        else openEditor({ fields: opened.fields, opened, replaced, isImported: false })
      }),
    exportPost: ({ id }: PostSummary) =>
      withEntry(id, ({ file }) => {
        downloadPost(id, file.markdown)
        report({ text: `${id}.md was exported. You can put it into content/posts as it is.` })
      }),
    async importPost(file: File) {
      const { readPostFile } = await loadPostReader()
      const opened = await readPostFile(file)
      if ('problems' in opened) return report(undefined, opened.problems)
      const { fields } = opened
      const replaced = await store.find(fields.id).catch(() => undefined)
      openEditor({ fields, opened, replaced, isImported: true })
      const effect = replaced === undefined ? 'Saving adds it.' : 'Saving replaces the post at that address.'
      report({ text: `${file.name} was read. ${effect}` })
    },
    savePost(entry: StoredEntry) {
      const { id, displayTitle } = entry.summary
      const replaced = draft?.replaced
      closeEditor()
      if (replaced === undefined) store.add(entry)
      else store.update(replaced.summary.id, entry)
      report({ text: `“${displayTitle}” was ${replaced === undefined ? 'added' : 'saved'} (${id}).` })
    },
    deletePost({ id, displayTitle }: PostSummary) {
      const restore = store.remove(id)
      const undo = () => {
        restore()
        report({ text: `“${displayTitle}” is back.` })
      }
      report({ text: `“${displayTitle}” was deleted.`, undo })
    },
    cancelEditor() {
      closeEditor()
      report(undefined)
    },
  }
}
