import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { PageIds } from '../../../shared/content/text-rules.ts'
import { Button } from '../../components/Button.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import type { SessionUser } from '../../features/auth/session.ts'
import { useBlogStore } from '../../features/blog/blog-store.ts'
import styles from './manage-posts.module.scss'
import { type Draft, PostForm } from './PostForm.tsx'
import { emptyPostFields, toPostFields } from './post-fields.ts'

type Props = {
  readonly posts: readonly PostSummary[]
  readonly pageIds: PageIds
  readonly user: SessionUser
  readonly today: string
}

type Notice = { readonly text: string; readonly undo?: () => void }

/** The posts of the store in a table, or the form of one. */
export function PostManager({ posts, pageIds, user, today }: Props) {
  const store = useBlogStore()
  const [draft, setDraft] = useState<Draft>()
  const [notice, setNotice] = useState<Notice>()
  const line = useRef<HTMLDivElement>(null)

  const report = (next: Notice) => {
    // The button that was pressed is gone, so the line takes the focus.
    flushSync(() => setNotice(next))
    line.current?.focus()
  }
  const close = (next: Notice | undefined) => {
    setDraft(undefined)
    report(next ?? { text: 'Nothing was changed.' })
  }
  const edit = async ({ id }: PostSummary) => {
    const replaced = await store.find(id).catch(() => undefined)
    if (replaced === undefined) return report({ text: 'The post couldn’t be loaded. Please try again.' })
    setNotice(undefined)
    setDraft({ fields: toPostFields(replaced.file), replaced })
  }
  const save = (entry: StoredEntry) => {
    const { id, displayTitle } = entry.summary
    const replaced = draft?.replaced
    close({ text: `“${displayTitle}” was ${replaced === undefined ? 'added' : 'saved'} (${id}).` })
    if (replaced === undefined) store.add(entry)
    else store.update(replaced.summary.id, entry)
  }
  const remove = ({ id, displayTitle }: PostSummary) => {
    const restore = store.remove(id)
    const undo = () => {
      restore()
      report({ text: `“${displayTitle}” is back.` })
    }
    report({ text: `“${displayTitle}” was deleted.`, undo })
  }
  const add = () => {
    const author = { 'author.name': user.name, 'author.role': user.role, 'author.avatar': user.avatar }
    setNotice(undefined)
    setDraft({ fields: { ...emptyPostFields, ...author, publishDate: `${today}T09:00` } })
  }

  return (
    <div className={styles.stack}>
      <div ref={line} className={styles.notice} role="status" tabIndex={-1}>
        {notice?.text}
        {notice?.undo !== undefined && (
          <Button tone="quiet" onClick={notice.undo}>
            Undo
          </Button>
        )}
      </div>
      {draft === undefined ? (
        <>
          <Button onClick={add}>Add a post</Button>
          <PostTable posts={posts.filter(({ kind }) => kind === 'stored')} onEdit={edit} onDelete={remove} />
        </>
      ) : (
        <PostForm draft={draft} pageIds={pageIds} onSave={save} onCancel={() => close(undefined)} />
      )}
    </div>
  )
}

type PostAction = (post: PostSummary) => void
type TableProps = {
  readonly posts: readonly PostSummary[]
  readonly onEdit: PostAction
  readonly onDelete: PostAction
}

function PostTable({ posts, onEdit, onDelete }: TableProps) {
  const button = (label: string, post: PostSummary, act: PostAction) => (
    <Button tone="quiet" onClick={() => act(post)}>
      {label}
      <span data-only="reader"> {post.displayTitle}</span>
    </Button>
  )
  return (
    <section className={styles.table} aria-label="Posts">
      <table>
        <thead>
          <tr>
            {['Title', 'Category', 'Author', 'Date', 'Actions'].map(header => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {posts.map(post => (
            <tr key={post.id}>
              <th scope="row">
                <a href={linkTo('blogsPost', { postId: post.id })}>{post.displayTitle}</a>
              </th>
              {/* The category is the first topic. */}
              <td>{post.topics[0]}</td>
              <td>{post.author.name}</td>
              <td>
                <Dateline day={post.publishedOn} />
              </td>
              <td className={styles.actions}>
                {button('Edit', post, onEdit)}
                {button('Delete', post, onDelete)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
