/** The content of `<title>`: the page's own title and the company's name. */
export function toFullTitle(title: string, siteName: string): string {
  return `${title}${ending(siteName)}`
}

/** The page's own title without the company's name. */
export function toOwnTitle(fullTitle: string, siteName: string): string {
  return fullTitle.endsWith(ending(siteName)) ? fullTitle.slice(0, -ending(siteName).length) : fullTitle
}

function ending(siteName: string): string {
  return ` | ${siteName}`
}
