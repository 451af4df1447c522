import { useEffect, useMemo, useRef } from 'react'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { PageIds } from '../../../shared/content/text-rules.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { Row } from '../../components/Row.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { fieldGroups, toSuggestions } from './editor-fields.ts'
import styles from './manage-posts.module.scss'
import { PostPreview } from './PostPreview.tsx'
import { usePostEditor } from './use-post-editor.ts'
import type { Draft } from './use-post-manager.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type Props = {
  readonly draft: Draft
  /** All posts, whose values are suggested. */
  readonly posts: readonly PostSummary[]
  readonly pageIds: PageIds
  readonly onSave: (entry: StoredEntry) => void
  readonly onClose: () => void
}

export function PostEditor({ draft, posts, pageIds, onSave, onClose }: Props) {
  const editor = usePostEditor({ draft, pageIds, onSave })
  const { fields } = editor
  const suggestions = useMemo(() => toSuggestions(posts), [posts])
  const guard = useUnsavedGuard(editor.isUnsaved)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.adminStack} aria-labelledby="editor-heading">
      <h2 ref={heading} id="editor-heading" tabIndex={-1}>
        {draft.replaced === undefined ? 'Add a post' : 'Edit a post'}
      </h2>
      <div className={styles.editorColumns}>
        <form ref={editor.form} className={styles.editorForm} noValidate onSubmit={editor.save}>
          {fieldGroups.map(group => (
            <fieldset key={group.legend} className={styles.editorGroup}>
              <legend className={styles.editorLegend}>{group.legend}</legend>
              {group.fields.map(({ name, label, isOptional = false, ...field }) => (
                <Field
                  key={name}
                  {...field}
                  id={`post-${name}`}
                  name={name}
                  label={isOptional ? `${label} (optional)` : label}
                  required={!isOptional}
                  autoComplete="off"
                  value={fields[name]}
                  error={editor.errors[name]}
                  suggestions={suggestions[name]}
                  onEdit={value => editor.edit(name, value)}
                />
              ))}
            </fieldset>
          ))}
          <p role="alert">{editor.failure}</p>
          <Row>
            <Button type="submit" disabled={editor.isSaving}>
              Save post
            </Button>
            <Button tone="quiet" onClick={() => guard.leaveBy(onClose)}>
              Cancel
            </Button>
          </Row>
        </form>
        <PostPreview title={fields.title} markdown={fields.content} replaced={draft.replaced} />
      </div>
      {guard.isAsking && (
        <ConfirmDialog
          heading="Discard your changes?"
          text="What you’ve typed into this post isn’t saved yet."
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={guard.confirm}
          onCancel={guard.stay}
        />
      )}
    </section>
  )
}
