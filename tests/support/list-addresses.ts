/** The addresses within the site that a page's HTML names in links, pictures, films, styles and scripts, without fragments. */
export function listAddresses(html: string): ReadonlySet<string> {
  const single = [...html.matchAll(/\s(?:href|src|poster|action)="([^"]*)"/g)].map(([, address = '']) => address)
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map(candidate => candidate.trim().replace(/\s.*$/, '')),
  )
  const own = [...single, ...sets].filter(address => /^\/(?!\/)/.test(address)).map(toPlainAddress)
  // What only a post reaches is tried by the tests of the form.
  return new Set(own.filter(address => address !== '/send-email'))
}

function toPlainAddress(address: string): string {
  return address.replaceAll('&amp;', '&').replace(/#.*$/, '')
}
