import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PageIds } from '../../../shared/content/text-rules.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { Row } from '../../components/Row.tsx'
import styles from './manage-posts.module.scss'
import { PostPreview } from './PostPreview.tsx'
import {
  type PostErrors,
  type PostFieldName,
  type PostFields,
  parsePostFields,
  postFieldNames,
  postForm,
} from './post-fields.ts'

/** What the form edits: a new post without `replaced`. */
export type Draft = { readonly fields: PostFields; readonly replaced?: StoredEntry | undefined }

type Props = {
  readonly draft: Draft
  readonly pageIds: PageIds
  readonly onSave: (entry: StoredEntry) => void
  readonly onCancel: () => void
}

/** The form of a post with its preview. Faults stand beside their fields; nothing is saved while there are any. */
export function PostForm({ draft, pageIds, onSave, onCancel }: Props) {
  const { replaced } = draft
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [fields, setFields] = useState(draft.fields)
  const [errors, setErrors] = useState<PostErrors>({})
  const [failure, setFailure] = useState<string>()

  useEffect(() => heading.current?.focus(), [])

  // The browser asks before what is typed is lost with the page.
  const isUnsaved = fields !== draft.fields
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const edit = (name: PostFieldName, value: string) => {
    // The address of a new post follows its title until it is edited.
    const isDerived = replaced === undefined && name === 'title' && fields.id === toSlug(fields.title)
    setFields({ ...fields, [name]: value, ...(isDerived && { id: toSlug(value) }) })
    setErrors({ ...errors, [name]: undefined })
  }
  const showErrors = (found: PostErrors) => {
    setErrors(found)
    const first = postFieldNames.find(name => found[name] !== undefined)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const { postId = [], paperId = [] } = pageIds
    const takenIds = [...postId, ...paperId].filter(id => id !== replaced?.summary.id)
    const outcome = parsePostFields(fields, takenIds)
    if ('errors' in outcome) return showErrors(outcome.errors)
    try {
      const { savePost } = await import('./save-post.ts')
      const saved = savePost(outcome.post, { replaced, pageIds })
      if ('fault' in saved) showErrors({ content: saved.fault })
      else onSave(saved)
    } catch {
      setFailure('The post couldn’t be saved because part of this page didn’t load. Please try again.')
    }
  }

  return (
    <section className={styles.stack} aria-labelledby="editor-heading">
      <h2 ref={heading} id="editor-heading" tabIndex={-1}>
        {replaced === undefined ? 'Add a post' : 'Edit a post'}
      </h2>
      <div className={styles.columns}>
        <form ref={form} className={styles.form} noValidate onSubmit={save}>
          {postForm.map(({ name, label, isOptional = false, ...field }) => (
            <Field
              key={name}
              {...field}
              id={`post-${name}`}
              name={name}
              label={isOptional ? `${label} (optional)` : label}
              required={!isOptional}
              autoComplete="off"
              value={fields[name]}
              error={errors[name]}
              onEdit={value => edit(name, value)}
            />
          ))}
          <p role="alert">{failure}</p>
          <Row>
            <Button type="submit">Save post</Button>
            <Button tone="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </Row>
        </form>
        <PostPreview title={fields.title} markdown={fields.content} replaced={replaced} />
      </div>
    </section>
  )
}
