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
import { toSuggestions } from './suggestions.ts'
import { useEditorReturn } from './use-editor-return.ts'
import { usePostManager } from './use-post-manager.ts'

type Props = {
  /** Those that the blog skips are left out here, too. */
  readonly posts: readonly PostSummary[]
  readonly pageIds: PageIds
  readonly user: SessionUser
  readonly today: string
}

/** The posts in a table, or the editor of one. */
export function PostManager({ posts: all, pageIds, user, today }: Props) {
  const { findPost } = useBlog()
  const posts = useMemo(() => all.filter(({ id }) => findPost(id) !== undefined), [all, findPost])
  const manager = usePostManager({ posts, user, today })
  const [doomed, setDoomed] = useState<PostSummary>()
  const suggestions = useMemo(() => toSuggestions(posts), [posts])
  const { draft } = manager
  useEditorReturn(draft)
  return (
    <div className={styles.manager}>
      <NoticeLine notice={manager.notice} />
      <div className={styles.problems} role="alert">
        {manager.problems.map(problem => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {draft === undefined ? (
        <>
          <PostToolbar onAdd={manager.startPost} onImport={manager.importPost} />
          <PostTable posts={posts} onEdit={manager.editPost} onExport={manager.exportPost} onDelete={setDoomed} />
        </>
      ) : (
        <PostEditor
          key={draft.key}
          draft={draft}
          pageIds={pageIds}
          suggestions={suggestions}
          onSave={manager.savePost}
          onClose={manager.closeEditor}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        heading="Delete this post?"
        text={`“${doomed?.title ?? ''}” will no longer be listed or opened in this tab.`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => {
          if (doomed !== undefined) manager.deletePost(doomed)
          setDoomed(undefined)
        }}
        onCancel={() => setDoomed(undefined)}
      />
    </div>
  )
}
