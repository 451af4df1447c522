import { readdirSync } from 'node:fs'

const articleCount = readdirSync('content/articles').length

/** The numbers of articles, and of all posts, in content/. */
export const counts = { articles: articleCount, posts: articleCount + readdirSync('content/posts').length } as const
