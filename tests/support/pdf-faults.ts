import { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/** A node of the structure tree, with the children that have a role. */
type Structure = { readonly role: string; readonly alt: string | undefined; readonly children: readonly Structure[] }

/**
 * What a PDF lacks of the requirements of PDF/UA-1 that a program can test and that Typst's module or a template could
 * break. It stands in for veraPDF, which needs Java and reported nothing for the files when this was written.
 */
export async function findPdfFaults(bytes: Uint8Array): Promise<readonly string[]> {
  // Broken files would fill the console.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const faults: string[] = []
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  const { info, metadata } = await pdf.getMetadata()
  const details: Readonly<Record<string, unknown>> = { ...info }
  const preferences: Readonly<Record<string, unknown>> = { ...(await pdf.getViewerPreferences()) }
  require((await pdf.getMarkInfo())?.Marked === true, 'is not marked as tagged')
  require(details.Language === 'en-US', 'has no language')
  require(typeof details.Title === 'string' && details.Title !== '', 'has no title')
  require(metadata?.get('dc:title') === details.Title, 'has another title in its XMP metadata')
  require(metadata?.get('pdfuaid:part') === '1', 'does not declare PDF/UA-1')
  require(preferences.DisplayDocTitle === true, 'does not show its title in the window')
  const bookmarks: readonly unknown[] | null = await pdf.getOutline()
  require(bookmarks !== null && bookmarks.length > 0, 'has no bookmarks')
  const nodes: Structure[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const tree = toStructure(await page.getStructTree())
    require(tree !== undefined, `has no structure on page ${number}`)
    if (tree !== undefined) nodes.push(...flatten(tree))
    require((await countLinksWithoutText(page)) === 0, `has a link without a description on page ${number}`)
  }
  return [...faults, ...findStructureFaults(nodes), ...findObjectFaults(bytes)]
}

function findStructureFaults(nodes: readonly Structure[]): readonly string[] {
  const faults = nodes.flatMap(({ role, alt }) => (role === 'Figure' && !alt ? ['has a figure without a text'] : []))
  const heads = nodes.filter(({ role }) => role === 'THead')
  if (heads.some(head => !flatten(head).some(({ role }) => role === 'TH'))) faults.push('has a table without headers')
  let level = 0
  for (const { role } of nodes) {
    const next = Number(/^H([1-6])$/.exec(role)?.[1] ?? 0)
    if (next > level + 1) faults.push(`has H${next} after H${level}`)
    if (next > 0) level = next
  }
  return faults
}

/** Faults of the objects themselves; the dictionaries of Typst's files are not compressed. */
function findObjectFaults(bytes: Uint8Array): readonly string[] {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = [...file.matchAll(/\n\d+ 0 obj\n([\s\S]*?)\nendobj/g)].flatMap(([, text]) => text ?? [])
  const fonts = objects.filter(text => /\/Type \/Font\n[\s\S]*\/Subtype \/Type0/.test(text))
  const descriptors = objects.filter(text => text.includes('/Type /FontDescriptor'))
  const count = (type: string) => objects.filter(text => new RegExp(`/S /${type}\\b`).test(text)).length
  return [
    ...(count('Table') === count('THead') ? [] : ['has a table without a header']),
    ...(fonts.length === 0 || descriptors.length === 0 ? ['has no fonts'] : []),
    ...fonts.filter(text => !text.includes('/ToUnicode')).map(() => 'has a font without characters'),
    ...descriptors.filter(text => !/\/FontFile[23]? /.test(text)).map(() => 'has a font that is not embedded'),
  ]
}

async function countLinksWithoutText(page: Page): Promise<number> {
  const annotations: readonly Readonly<Record<string, { str?: unknown } | undefined>>[] = await page.getAnnotations()
  return annotations.filter(({ contentsObj }) => !contentsObj?.str).length
}

function toStructure(node: unknown): Structure | undefined {
  if (typeof node !== 'object' || node === null || !('role' in node)) return undefined
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return {
    role: String(node.role),
    alt: 'alt' in node ? String(node.alt) : undefined,
    children: children.flatMap(child => toStructure(child) ?? []),
  }
}

function flatten(node: Structure): readonly Structure[] {
  return [node, ...node.children.flatMap(flatten)]
}
