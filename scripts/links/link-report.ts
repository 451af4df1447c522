import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import { z } from 'zod'

const failureSchema = z.object({
  url: z.string(),
  status: z.object({ text: z.string(), details: z.string().optional() }),
  span: z.object({ line: z.number() }).optional(),
})

const redirectsSchema = z.object({
  origin: z.url(),
  redirects: z.array(z.object({ url: z.url(), code: z.number() })),
})

/** What is read of a report of lychee, https://github.com/lycheeverse/lychee, in its format `json`. By file. */
const reportSchema = z.object({
  error_map: z.record(z.string(), z.array(failureSchema)),
  timeout_map: z.record(z.string(), z.array(failureSchema)),
  redirect_map: z.record(z.string(), z.array(redirectsSchema)),
})
export type LinkReport = z.infer<typeof reportSchema>

/** Throws ZodError for what is no report. */
export function parseReport(text: string): LinkReport {
  return reportSchema.parse(JSON.parse(text))
}

const permanent = new Set([301, 308])

/**
 * The addresses that moved for good, each with its new one. A chain is followed to its first temporary hop. An address that
 * fails has not moved, and neither has one that leads to a home page: its document is gone.
 */
export function findMoved(report: LinkReport): ReadonlyMap<string, string> {
  const failed = new Set(listFailures(report).map(({ url }) => withoutHash(url)))
  const moved = new Map<string, string>()
  for (const { origin, redirects } of Object.values(report.redirect_map).flat()) {
    const end = redirects.findIndex(({ code }) => !permanent.has(code))
    const target = redirects.slice(0, end === -1 ? redirects.length : end).at(-1)?.url
    if (target === undefined || failed.has(withoutHash(origin)) || !target.startsWith('https:')) continue
    if (target !== origin && ![target, redirects.at(-1)?.url ?? ''].some(isHome)) moved.set(withoutHash(origin), target)
  }
  return moved
}

/** The text of a file of content/sources/ with its new address; the same text when it has not moved. */
export function moveAddress(text: string, moved: ReadonlyMap<string, string>): string {
  const tree = parseTree(text)
  const url: unknown = tree && findNodeAtLocation(tree, ['url'])?.value
  if (typeof url !== 'string') return text
  const target = moved.get(withoutHash(url))
  if (target === undefined) return text
  const { hash } = new URL(url)
  return applyEdits(text, modify(text, ['url'], target.includes('#') ? target : target + hash, {}))
}

/** The addresses that nobody can read, as a list in Markdown by file. Empty when there are none. */
export function listBroken(report: LinkReport): string {
  const lost = Object.entries(report.redirect_map).flatMap(([file, chains]) =>
    chains
      .filter(({ origin, redirects }) => isHome(redirects.at(-1)?.url ?? origin) && !isHome(origin))
      .map(({ origin }) => ({ place: file, url: origin, reason: 'leads to a home page' })),
  )
  const failures = listFailures(report).map(({ file, url, status, span }) => {
    return { place: span ? `${file}:${span.line}` : file, url, reason: status.details ?? status.text }
  })
  return [...failures, ...lost]
    .map(({ place, url, reason }) => `- \`${place}\`: <${url}> ${reason.replaceAll(/[\s`<>]+/g, ' ').trim()}\n`)
    .sort()
    .join('')
}

function listFailures({ error_map, timeout_map }: LinkReport) {
  return [error_map, timeout_map].flatMap(map =>
    Object.entries(map).flatMap(([file, failures]) => failures.map(failure => ({ file, ...failure }))),
  )
}

/** As lychee writes an address that it has fetched. */
function withoutHash(address: string): string {
  return URL.canParse(address) ? new URL(address).href.replace(/#.*$/, '') : address
}

function isHome(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === '/'
}
