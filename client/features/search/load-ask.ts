import { content } from 'virtual:content'
import type { PassagePage } from '../../../shared/content/schemas/passages.ts'
import type { ResultsText, SearchText } from '../../../shared/content/schemas/search.ts'
import { type Answer, createSearch } from '../../../shared/search/search.ts'
import { maxLimit, passagesPath, searchEndpoint, shownPerKind } from '../../../shared/search/search-request.ts'
import { createStaticLibrary } from '../../static-library.ts'

type Ask = { readonly text: ResultsText; readonly ask: (query: string) => Promise<Answer> }

const library = createStaticLibrary(content)

let loading: Promise<Ask> | undefined

/** The search of the dialog; fetched once, after a failure again. */
export function loadAsk(): Promise<Ask> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/** The words of the search, which are there long before it can find. */
export function loadText(): Promise<SearchText> {
  return library.read('search')
}

/** Words in quotes can only be found in the full texts, which the server has, and so can all when the texts are many. */
async function load(): Promise<Ask> {
  const [text, pages] = await Promise.all([loadText(), fetchPassages()])
  const search = pages.length === 0 ? undefined : createSearch(pages, text)
  return {
    text,
    ask: async query => {
      if (search === undefined || /["“”]/.test(query)) return askServer(query)
      return search(query, { perKind: shownPerKind, limit: maxLimit, isTyping: true })
    },
  }
}

async function fetchPassages(): Promise<readonly PassagePage[]> {
  const response = await fetch(passagesPath)
  if (!response.ok) throw new Error(`${passagesPath} answered with status ${response.status}`)
  return response.json()
}

async function askServer(query: string): Promise<Answer> {
  const response = await fetch(`${searchEndpoint}?${new URLSearchParams({ q: query, limit: String(maxLimit) })}`)
  if (!response.ok) throw new Error(`the search answered with status ${response.status}`)
  return response.json()
}
