import type { Element, Root, Text } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { linkTo } from '../shared/addresses/links.ts'
import type { GlossaryEntry } from '../shared/content/schemas/glossary.ts'
import type { GlossaryText } from '../shared/content/schemas/page-texts.ts'
import { fillTemplate } from '../shared/values/fill-template.ts'
import { typeset } from '../shared/values/typeset.ts'
import { h, word } from './chart-figure.ts'
import { createTermFinder, type TermUse } from './term-pattern.ts'
import { toTermName } from './to-glossary.ts'
import { toText } from './to-text.ts'

/** Gives a finished text notes at its terms; `article` is its id. */
export type LinkTerms = (tree: Root, article: string) => void

/** Numbers of notes; a section goes from one heading of level 2 to the next. */
const max = { section: 2, article: 8 } as const

/** What has its own form, is a link or a heading, or has the words of others. */
const closed = /^(a|blockquote|button|code|del|details|em|figure|h[1-6]|pre|section|strong|sup|svg|table)$/
const blocks = /^(p|li|dt|dd)$/

/**
 * The rule: the first use of each term gets a note, up to two in a section and eight in an article. A use counts unless it
 * is in a closed element or between quotation marks. A term that the article explains gets none, nor one whose first use
 * introduces or defines it.
 */
export function createTermLinker(entries: readonly GlossaryEntry[], words: GlossaryText['note']): LinkTerms {
  const findTerms = createTermFinder(entries)
  return (tree, article) => {
    const done = new Set(entries.filter(entry => entry.article === article))
    let inSection = 0
    let inArticle = 0
    let isQuoted = false

    const markIntroduced = (text: string) => {
      for (const { entry, words } of findTerms(text)) if (words === text) done.add(entry)
    }

    const linkText = (node: Text): (Text | Element)[] => {
      const nodes: (Text | Element)[] = []
      let end = 0
      for (const use of findTerms(node.value)) {
        const before = node.value.slice(0, use.index)
        if (isQuotedAfter(before, isQuoted) || done.has(use.entry)) continue
        const after = node.value.slice(use.index + use.words.length)
        if (isDefined(before, after)) done.add(use.entry)
        else if (inSection < max.section && inArticle < max.article) {
          done.add(use.entry)
          inSection += 1
          inArticle += 1
          const mark = /^[.,;:!?)”’]*/.exec(after)?.[0] ?? ''
          nodes.push({ type: 'text', value: node.value.slice(end, use.index) }, toNote(use, mark, words))
          end = use.index + use.words.length + mark.length
        }
      }
      isQuoted = isQuotedAfter(node.value, isQuoted)
      return [...nodes, { type: 'text', value: node.value.slice(end) }]
    }

    visit(tree, (node, index, parent) => {
      if (node.type === 'text' && parent !== undefined && index !== undefined) {
        const nodes = linkText(node)
        parent.children.splice(index, 1, ...nodes)
        return index + nodes.length
      }
      if (node.type !== 'element') return undefined
      if (node.tagName === 'h2') inSection = 0
      if (blocks.test(node.tagName)) isQuoted = false
      if (!closed.test(node.tagName)) return undefined
      const text = toText(node)
      if (/^(strong|em)$/.test(node.tagName)) markIntroduced(text.replace(/[.:]$/, ''))
      isQuoted = isQuotedAfter(text, isQuoted)
      return SKIP
    })
  }
}

/** Whether the text after these words stands between quotation marks. */
function isQuotedAfter(text: string, isQuoted: boolean): boolean {
  const last = Math.max(text.lastIndexOf('“'), text.lastIndexOf('”'))
  return last === -1 ? isQuoted : text[last] === '“'
}

/** "A baseline is the …", "called a baseline", "statisticians call this the rule of three". */
function isDefined(before: string, after: string): boolean {
  return (
    /\bcall(ed)?( this| it)? (an? |the )?$/.test(before) ||
    /^,? (is|are|means?) (an? |the |how |what |whether )/.test(after)
  )
}

/**
 * The words stay text, with a button over them that opens the definition. So they are whole where buttons are dropped,
 * as in reading views and in copied text; `hidden` keeps the definition out where popovers are unknown. The mark is the
 * punctuation after the words, which must not begin a line.
 */
function toNote({ entry, words }: TermUse, mark: string, note: GlossaryText['note']): Element {
  const id = `term-${entry.id}`
  const ariaLabel = fillTemplate(note.button, { term: words })
  const children = [
    h('strong', [word(toTermName(entry))]),
    word(` ${typeset(entry.definition)} `),
    h('a', [word(note.link)], { href: `${linkTo('glossary')}#${entry.id}` }),
  ]
  const definition = h('span', children, { id, className: ['term-note'], popover: 'auto', hidden: true })
  const button = h('button', [], { type: 'button', popoverTarget: id, ariaLabel })
  return h('span', [h('span', [word(words), button]), word(mark), definition], { className: ['term'] })
}
