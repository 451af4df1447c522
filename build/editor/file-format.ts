import { parse, stringify } from 'yaml'
import { frontMatterPattern } from '../../shared/content/text-rules.ts'
import { fromForm } from './from-form.ts'
import type { Shape } from './shape.ts'
import { toForm, toItems, toRecord } from './to-form.ts'

/** Reads a file into a form and writes it again, in the one layout that files of content have. */
export type FileFormat = {
  readonly extension: 'json' | 'md'
  readonly fromFile: (text: string) => Record<string, unknown>
  readonly toFile: (form: Record<string, unknown>) => string
}

/** A file of JSON. A form needs names: that of a file that is a list has it as `items`. */
export function jsonFormat(shape: Shape): FileFormat {
  return {
    extension: 'json',
    fromFile(text) {
      const form = toForm(shape, JSON.parse(text))
      return { ...(Array.isArray(form) ? { items: toItems(form) } : toRecord(form)) }
    },
    toFile(form) {
      const value = fromForm(shape, shape.kind === 'list' ? form.items : form)
      return `${JSON.stringify(value, null, 2)}\n`
    },
  }
}

/** A file of Markdown, whose text is `body` in the form. */
export function markdownFormat(shape: Shape): FileFormat {
  return {
    extension: 'md',
    fromFile(text) {
      const match = frontMatterPattern.exec(text)
      if (match === null) throw new Error('has no front matter')
      const fields = toForm(shape, parse(match[1] ?? ''))
      return { ...toRecord(fields), body: text.slice(match[0].length).trim() }
    },
    toFile({ body, ...form }) {
      const head = stringify(fromForm(shape, form), { lineWidth: 0 })
      return `---\n${head}---\n\n${String(body ?? '').trim()}\n`
    },
  }
}
