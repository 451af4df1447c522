import { type FormEvent, useRef, useState } from 'react'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PageIds } from '../../../shared/content/text-rules.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { editorFieldNames } from './editor-fields.ts'
import { type PostErrors, type PostFieldName, parsePostFields } from './post-fields.ts'
import type { Draft } from './use-post-manager.ts'

type Options = {
  readonly draft: Draft
  readonly pageIds: PageIds
  readonly onSave: (entry: StoredEntry) => void
}

/** The compiler’s conversion of Markdown to sanitized HTML, loaded when a post is first edited. */
export function loadRenderer() {
  return import('./render-post.ts')
}

/** The state of the editor's form. `save` validates the fields and passes the rendered post to `onSave`. */
export function usePostEditor({ draft, pageIds, onSave }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(draft.fields)
  const [errors, setErrors] = useState<PostErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const { postId = [], paperId = [] } = pageIds
  const takenIds = [...postId, ...paperId].filter(id => id !== draft.replaced?.summary.id)

  const edit = (name: PostFieldName, value: string) => {
    setFields(before => {
      const changed = { ...before, [name]: value }
      // The address of a new post follows its title until the visitor edits it; the address of an existing post stays.
      const isAddressDerived = draft.replaced === undefined && name === 'title' && before.id === toSlug(before.title)
      return isAddressDerived ? { ...changed, id: toSlug(value) } : changed
    })
    setErrors({ ...errors, [name]: undefined })
  }

  const showErrors = (found: PostErrors) => {
    setErrors(found)
    const first = editorFieldNames.find(name => found[name] !== undefined)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const outcome = parsePostFields(fields, takenIds)
    if ('errors' in outcome) return showErrors(outcome.errors)
    const { post } = outcome
    setIsSaving(true)
    try {
      const { savePost } = await import('./save-post.ts')
      const saved = savePost({ draft, fields, post, pageIds })
      if ('fault' in saved) showErrors({ content: saved.fault })
      else onSave(saved)
    } catch {
      setFailure('The post couldn’t be saved because part of this page didn’t load. Please try again.')
    }
    setIsSaving(false)
  }

  const isUnsaved = draft.isImported || JSON.stringify(fields) !== JSON.stringify(draft.fields)
  return { form, fields, errors, failure, isSaving, isUnsaved, edit, save }
}
