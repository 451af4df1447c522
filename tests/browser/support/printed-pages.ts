import { inflateSync } from 'node:zlib'

/** The number of texts and pictures on each page of a PDF that Chromium printed. */
export function countMarks(pdf: Buffer): readonly number[] {
  const objects = new Map([...pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(toEntry))
  const pages = [...objects.values()].filter(body => /\/Type\s*\/Page\b/.test(body))
  return pages.map(body => {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? ''
    const [, length, rest = ''] = /\/Length (\d+)[\s\S]*?stream\r?\n([\s\S]*)/.exec(content) ?? []
    return (
      inflateSync(Buffer.from(rest.slice(0, Number(length)), 'latin1'))
        .toString('latin1')
        .match(/\bT[jJ]\b|\bDo\b/g)?.length ?? 0
    )
  })
}

function toEntry([, id = '', body = '']: RegExpExecArray): [string, string] {
  return [id, body]
}
