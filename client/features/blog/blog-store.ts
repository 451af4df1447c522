import { createContext, useContext } from 'react'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import type { Body, DocumentName, Documents, Library, PostSummary } from '../../../shared/content/library.ts'
import { compareNewestFirst } from '../../../shared/values/order.ts'

/** The visitor's changes to the stored posts, in memory on top of the library. A reload discards them. */
export type BlogStore = {
  /** The library with the changes applied. */
  readonly library: Library
  readonly find: (id: string) => Promise<StoredEntry | undefined>
  readonly add: (entry: StoredEntry) => void
  /** Replaces the post with that id; the new post may have a different one. */
  readonly update: (id: string, entry: StoredEntry) => void
  /** Returns a function that undoes the removal. */
  readonly remove: (id: string) => () => void
  /** Calls the listener after each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Undefined on the server, where nothing changes. */
export const BlogStoreContext = createContext<BlogStore | undefined>(undefined)

export function useBlogStore(): BlogStore {
  const store = useContext(BlogStoreContext)
  if (store === undefined) throw new Error('useBlogStore must be used within a BlogStoreContext')
  return store
}

type Change = StoredEntry | 'removed'

export function createBlogStore(library: Library): BlogStore {
  const changes = new Map<string, Change>()
  const listeners = new Set<() => void>()

  const change = (id: string, to: Change | undefined) => {
    if (to === undefined) changes.delete(id)
    else changes.set(id, to)
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    library: { siteData: library.siteData, read: name => readChanged(changes, library, name) },
    find: id => findEntry(changes, library, id),
    add(entry) {
      change(entry.summary.id, entry)
      notify()
    },
    update(id, entry) {
      if (entry.summary.id !== id) change(id, 'removed')
      change(entry.summary.id, entry)
      notify()
    },
    remove(id) {
      const before = changes.get(id)
      change(id, 'removed')
      notify()
      return () => {
        change(id, before)
        notify()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Changes = ReadonlyMap<string, Change>

async function readChanged<Name extends DocumentName>(
  changes: Changes,
  library: Library,
  name: Name,
): Promise<Documents[Name]> {
  const changed = name === 'posts' ? applyChanges(await library.read('posts'), changes) : findChangedBody(changes, name)
  // The name decides the type of the document; TypeScript cannot follow that through the parts of a name.
  return changed === undefined ? library.read(name) : (changed as Documents[Name])
}

/** The body of an added or updated post. */
function findChangedBody(changes: Changes, name: string): Body | undefined {
  const [folder, id = ''] = name.split('/')
  const change = changes.get(id)
  if (folder !== 'bodies' || change === undefined || change === 'removed') return undefined
  return { ...change.body, isUnsaved: true }
}

/** Newest first; posts of one day stay in order, added posts come last. */
function applyChanges(posts: readonly PostSummary[], changes: Changes): readonly PostSummary[] {
  const merged = new Map(posts.map(post => [post.id, post]))
  for (const [id, change] of changes) {
    if (change === 'removed') merged.delete(id)
    else merged.set(id, change.summary)
  }
  return [...merged.values()].sort((a, b) => compareNewestFirst(a.publishedOn, b.publishedOn))
}

async function findEntry(changes: Changes, library: Library, id: string): Promise<StoredEntry | undefined> {
  const change = changes.get(id)
  if (change !== undefined) return change === 'removed' ? undefined : change
  const summary = (await library.read('posts')).find(post => post.id === id && post.kind === 'stored')
  if (summary === undefined) return undefined
  const [file, body] = await Promise.all([library.read(`stored/${id}`), library.read(`bodies/${id}`)])
  return { summary, file, body }
}
