/** The path of a service card: its title in lower case, spaces as hyphens and '&' as 'and'. */
export function toServicePath(title: string): string {
  return `/services/${title.toLowerCase().replaceAll(' ', '-').replaceAll('&', 'and')}`
}
