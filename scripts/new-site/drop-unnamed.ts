import { estimator } from './parts.ts'
import type { Content } from './prune-content.ts'

/** Folders of what is there for other content, which names it by its id. */
const supporting = /^content\/(?:sources|data|workbooks|documents)\/([^/]+)\.\w+$/

/** Content without sources, files to download, prices and words that nothing in it names. */
export function dropUnnamed(content: Content): Content {
  const named = listWords(content)
  const usesPrices = [...content].some(([path, text]) => path !== priceBook && text.includes('{price.'))
  const isNamed = (path: string) => {
    switch (path) {
      case priceBook:
        return content.has('content/pages/pricing.json') || usesPrices
      case `content/${estimator}`:
        return content.has(priceBook)
      case 'content/pages/calculator.json':
        return [...content.keys()].some(other => other.startsWith('content/calculators/'))
      default: {
        const [, id] = supporting.exec(path) ?? []
        return id === undefined || [...(named.get(id) ?? [])].some(other => other !== toName(path))
      }
    }
  }
  const left = new Map([...content].filter(([path]) => isNamed(path)))
  return left.size === content.size ? left : dropUnnamed(left)
}

const priceBook = 'content/price-book.json'

/** A table and its description have one. */
function toName(path: string): string {
  return path.replace(/\.\w+$/, '')
}

/** Every word that could be an id, with the names of the files that have it. */
function listWords(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [path, text] of content) {
    for (const word of new Set(text.match(/[\w-]+/g))) {
      const names = found.get(word) ?? new Set()
      found.set(word, names.add(toName(path)))
    }
  }
  return found
}
