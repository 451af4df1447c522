import { useState } from 'react'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { SessionUser } from '../../features/auth/session.ts'
import { useBlog } from '../../features/blog/BlogProvider.tsx'
import { downloadText } from './download-text.ts'
import type { Notice } from './NoticeLine.tsx'
import { emptyPostFields, type PostFields, toPostFields } from './post-fields.ts'
import { toPostFile } from './post-file.ts'
import { readPostFile } from './read-post-file.ts'

/** A post in the editor: a new one, or the one of `editedId`. */
export type Draft = {
  readonly key: number
  readonly fields: PostFields
  readonly editedId?: string
  /** True when there is something to lose before anything is typed: an imported file. */
  readonly isImported: boolean
}

let lastKey = 0

type Manager = { readonly posts: readonly PostSummary[]; readonly user: SessionUser; readonly today: string }

/** What can be done with the posts, and what came of it. */
export function usePostManager({ posts, user, today }: Manager) {
  const blog = useBlog()
  const [draft, setDraft] = useState<Draft>()
  const [notice, setNotice] = useState<Notice>()
  const [problems, setProblems] = useState<readonly string[]>([])

  const tell = (next: Notice | undefined, faults: readonly string[] = []) => {
    setNotice(next)
    setProblems(faults)
  }
  const open = (fields: PostFields, options: { editedId?: string; isImported?: boolean } = {}) => {
    lastKey += 1
    setDraft({ key: lastKey, fields, isImported: false, ...options })
  }
  /** Does something with a post in whole, which may have to be fetched. */
  const withEntry = async (id: string, act: (entry: StoredEntry) => void) => {
    tell(undefined)
    const entry = await blog.find(id).catch(() => undefined)
    if (entry === undefined) tell(undefined, ['The post could not be loaded. Please try again.'])
    else act(entry)
  }

  return {
    draft,
    notice,
    problems,
    startPost() {
      tell(undefined)
      const author = { authorName: user.name, authorRole: user.role, authorAvatar: user.avatar }
      open({ ...emptyPostFields, ...author, publishDate: `${today}T09:00` })
    },
    editPost: ({ id }: PostSummary) => withEntry(id, ({ post }) => open(toPostFields(post), { editedId: id })),
    exportPost: ({ id }: PostSummary) =>
      withEntry(id, ({ post }) => {
        downloadText({ name: `${id}.md`, type: 'text/markdown', text: toPostFile(post) })
        tell({ text: `${id}.md was exported. It can be put into content/posts as it is.` })
      }),
    async importPost(file: File) {
      const outcome = await readPostFile(file)
      if ('problems' in outcome) return tell(undefined, outcome.problems)
      const { fields } = outcome
      const isKnown = posts.some(({ id, kind }) => id === fields.id && kind === 'stored')
      open(fields, { editedId: isKnown ? fields.id : undefined, isImported: true })
      const words = isKnown ? 'Saving replaces the post of that address.' : 'Saving adds it.'
      tell({ text: `${file.name} was read. ${words}` })
    },
    savePost(entry: StoredEntry) {
      const { id, title } = entry.post
      if (draft?.editedId === undefined) blog.add(entry)
      else blog.update(draft.editedId, entry)
      setDraft(undefined)
      tell({ text: `“${title}” was ${draft?.editedId === undefined ? 'added' : 'saved'} (${id}).` })
    },
    deletePost({ id, title }: PostSummary) {
      const takeBack = blog.remove(id)
      const undo = () => {
        takeBack()
        tell({ text: `“${title}” is back.` })
      }
      tell({ text: `“${title}” was deleted.`, undo })
    },
    closeEditor() {
      setDraft(undefined)
      tell(undefined)
    },
  }
}
