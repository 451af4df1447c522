import { type ChangeEvent, useMemo, useRef, useState } from 'react'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { PageIds } from '../../../shared/content/text-rules.ts'
import { Button } from '../../components/Button.tsx'
import { Row } from '../../components/Row.tsx'
import type { SessionUser } from '../../features/auth/session.ts'
import { useBlog } from '../../features/blog/BlogProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './manage-posts.module.scss'
import { NoticeLine } from './NoticeLine.tsx'
import { PostEditor } from './PostEditor.tsx'
import { PostTable } from './PostTable.tsx'
import { addButtonId } from './post-table.ts'
import { usePostManager } from './use-post-manager.ts'

type Props = {
  readonly posts: readonly PostSummary[]
  readonly pageIds: PageIds
  readonly user: SessionUser
  readonly today: string
}

/** The posts in a table, or the editor of one. Posts that the blog skips are omitted. */
export function PostManager({ posts: all, pageIds, user, today }: Props) {
  const { findPost } = useBlog()
  const posts = useMemo(() => all.filter(({ id }) => findPost(id) !== undefined), [all, findPost])
  const manager = usePostManager({ user, today })
  const [toDelete, setToDelete] = useState<PostSummary>()
  const { draft } = manager
  return (
    <div className={styles.adminStack}>
      <NoticeLine notice={manager.notice} />
      <div className={styles.adminProblems} role="alert">
        {manager.problems.map(problem => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {draft === undefined ? (
        <>
          <Toolbar onAdd={manager.startPost} onImport={manager.importPost} />
          <PostTable posts={posts} onEdit={manager.editPost} onExport={manager.exportPost} onDelete={setToDelete} />
        </>
      ) : (
        <PostEditor
          key={draft.key}
          draft={draft}
          posts={posts}
          pageIds={pageIds}
          onSave={manager.savePost}
          onClose={manager.cancelEditor}
        />
      )}
      {toDelete !== undefined && (
        <ConfirmDialog
          key={toDelete.id}
          heading="Delete this post?"
          text={`“${toDelete.displayTitle}” will no longer appear or open in this tab.`}
          confirmLabel="Delete"
          cancelLabel="Keep it"
          onConfirm={() => {
            manager.deletePost(toDelete)
            setToDelete(undefined)
          }}
          onCancel={() => setToDelete(undefined)}
        />
      )}
    </div>
  )
}

type ToolbarProps = { readonly onAdd: () => void; readonly onImport: (file: File) => void }

function Toolbar({ onAdd, onImport }: ToolbarProps) {
  const input = useRef<HTMLInputElement>(null)
  const importChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Without this, choosing the same file again fires no event.
    currentTarget.value = ''
    if (file !== undefined) onImport(file)
  }
  return (
    <Row>
      <Button id={addButtonId} onClick={onAdd}>
        Add a post
      </Button>
      <Button tone="quiet" onClick={() => input.current?.click()}>
        Import a Markdown file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".md,text/markdown"
        hidden
        aria-label="Markdown file"
        onChange={importChosen}
      />
    </Row>
  )
}
