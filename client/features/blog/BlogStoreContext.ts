import { createContext } from 'react'
import type { BlogStore } from './blog-store.ts'

/** The store of the visitor's changes; the server has none. */
export const BlogStoreContext = createContext<BlogStore | undefined>(undefined)
