import { useMemo, useState } from 'react'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { PageIds } from '../../../shared/content/text-rules.ts'
import type { SessionUser } from '../../features/auth/session.ts'
import { useBlog } from '../../features/blog/BlogProvider.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './ManagePosts.module.scss'
import { NoticeLine } from './NoticeLine.tsx'
import { PostEditor } from './PostEditor.tsx'
import { PostTable } from './PostTable.tsx'
import { PostToolbar } from './PostToolbar.tsx'
import { useEditorReturn } from './use-editor-return.ts'
import { usePostManager } from './use-post-manager.ts'

type Props = {
  readonly posts: readonly PostSummary[]
  readonly pageIds: PageIds
  readonly user: SessionUser
  readonly today: string
}

/** The posts in a table, or the editor of one. Posts that the blog skips are left out. */
export function PostManager({ posts: all, pageIds, user, today }: Props) {
  const { findPost } = useBlog()
  const posts = useMemo(() => all.filter(({ id }) => findPost(id) !== undefined), [all, findPost])
  const manager = usePostManager({ posts, user, today })
  const [toDelete, setToDelete] = useState<PostSummary>()
  const { draft } = manager
  useEditorReturn(draft)
  return (
    <div className={styles.stack}>
      <NoticeLine notice={manager.notice} />
      <div className={styles.problems} role="alert">
        {manager.problems.map(problem => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {draft === undefined ? (
        <>
          <PostToolbar onAdd={manager.startPost} onImport={manager.importPost} />
          <PostTable posts={posts} onEdit={manager.editPost} onExport={manager.exportPost} onDelete={setToDelete} />
        </>
      ) : (
        <PostEditor
          key={draft.key}
          draft={draft}
          posts={posts}
          pageIds={pageIds}
          onSave={manager.savePost}
          onClose={manager.closeEditor}
        />
      )}
      {toDelete !== undefined && (
        <ConfirmDialog
          key={toDelete.id}
          heading="Delete this post?"
          text={`“${toDelete.title}” will no longer be listed or opened in this tab.`}
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
