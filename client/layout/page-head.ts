import { useLayoutEffect, useRef } from 'react'
import type { PageMeta, Runtime } from '../../shared/site-pages/page-data.ts'

/** Shows title and metadata of each page after the first, whose head comes from the server. */
export function usePageHead(meta: PageMeta | undefined, { publicUrl }: Runtime): void {
  const shown = useRef(meta)
  useLayoutEffect(() => {
    if (meta === undefined || shown.current === meta) return
    shown.current = meta
    showInHead(meta, publicUrl)
  }, [meta, publicUrl])
}

/** What is for previews and search engines goes: only the server describes a page to them. */
function showInHead({ title, description, canonicalPath, isIndexable }: PageMeta, publicUrl: string): void {
  document.title = title
  for (const element of document.querySelectorAll('head meta[property], script[type="application/ld+json"]')) {
    element.remove()
  }
  place('meta', { name: 'description' }, { content: description })
  place('link', { rel: 'canonical' }, canonicalPath === undefined ? undefined : { href: publicUrl + canonicalPath })
  place('meta', { name: 'robots' }, isIndexable ? undefined : { content: 'noindex' })
}

type Attributes = Readonly<Record<string, string>>

/** Puts an element in place of the one with the same key; without a value only that one goes. */
function place(tag: string, key: Attributes, value: Attributes | undefined): void {
  const [[name, text] = []] = Object.entries(key)
  document.head.querySelector(`${tag}[${name}="${text}"]`)?.remove()
  if (value !== undefined) document.head.append(Object.assign(document.createElement(tag), key, value))
}
