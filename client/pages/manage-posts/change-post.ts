import { frontMatterPattern } from '../../../shared/content/text-rules.ts'
import { changeFrontMatter, type FieldValue } from './front-matter.ts'
import type { OpenedPost } from './open-post.ts'
import { emptyPostFields, type PostFields, postFieldNames, toFileValue } from './post-fields.ts'

export const newPost: OpenedPost = { file: '---\n\n---\n', fields: emptyPostFields }

/** The file with the fields that differ from those it was opened with. All else stays byte for byte as it is. */
export function changePost({ file, fields: before }: OpenedPost, fields: PostFields): string {
  const [head = '', yaml = ''] = frontMatterPattern.exec(file) ?? []
  const changed = postFieldNames.filter(name => !isSameValue(toFileValue(before, name), toFileValue(fields, name)))
  const changes = changed
    .filter(name => name !== 'content')
    .map(name => ({ path: name.split('.'), value: toFileValue(fields, name) }))
  const start = head.indexOf('\n') + 1
  const lineBreak = head.slice(start + yaml.length).startsWith('\r') ? '\r\n' : '\n'
  const lines = changeFrontMatter(yaml === '' ? '' : yaml + lineBreak, changes).replace(/\r?\n$/, '')
  const text = file.slice(head.length)
  const changedText = changed.includes('content') ? changeText(text, fields.content) : text
  return head.slice(0, start) + lines + head.slice(start + yaml.length) + changedText
}

function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The Markdown with the blank lines around it and the line breaks of the one that it replaces. */
function changeText(before: string, content: string): string {
  const text = content.trim()
  const [above = '', below = ''] =
    before.trim() === '' ? ['\n', '\n'] : [/^\s*/.exec(before)?.[0], /\s*$/.exec(before)?.[0]]
  return above + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text) + below
}
