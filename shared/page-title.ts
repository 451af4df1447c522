/** What a page is called in a tab and in search results: its own title with the company's name after it. */
export function toFullTitle(title: string, siteName: string): string {
  return `${title}${ending(siteName)}`
}

/** The page's own title, for places that name the company beside it. */
export function toOwnTitle(fullTitle: string, siteName: string): string {
  return fullTitle.endsWith(ending(siteName)) ? fullTitle.slice(0, -ending(siteName).length) : fullTitle
}

function ending(siteName: string): string {
  return ` | ${siteName}`
}
