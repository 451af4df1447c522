/** The blog as feeds, by the address and the type of each. */
export const feedFormats = [
  { id: 'rss', name: 'RSS', path: '/feed.xml', type: 'application/rss+xml' },
  { id: 'atom', name: 'Atom', path: '/atom.xml', type: 'application/atom+xml' },
  { id: 'json', name: 'JSON Feed', path: '/feed.json', type: 'application/feed+json' },
] as const

export type FeedFormat = (typeof feedFormats)[number]['id']
