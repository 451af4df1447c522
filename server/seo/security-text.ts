import type { Site } from '../../shared/content/schemas/site.ts'

type SecurityText = {
  readonly site: Site
  readonly expires: Date
  /** The file's own address; undefined while the site's is not known. */
  readonly canonical: string | undefined
}

/** Where to tell of a hole: https://www.rfc-editor.org/rfc/rfc9116 */
export function toSecurityText({ site, expires, canonical }: SecurityText): string {
  return [
    `Contact: mailto:${site.email.info}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    ...(canonical === undefined ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n')
}
