import { createDocumentReader } from '../shared/content/document-path.ts'
import type { DocumentName, Documents, Library, SiteData } from '../shared/content/library.ts'

/** The library in the browser: immutable static files, each fetched when a page first needs it. */
export function createStaticLibrary({ siteData, version }: { siteData: SiteData; version: string }): Library {
  const read = createDocumentReader(version, async path => {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}`)
    return response.json()
  })
  return {
    siteData,
    // The build validated the document and named its file after it.
    read: <Name extends DocumentName>(name: Name) => read(name) as Promise<Documents[Name]>,
  }
}
