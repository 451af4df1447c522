const maxLength = 100

/** A document without the sentences, items of lists and rows of tables that name what is gone. Code stays as it is. */
export function dropSentences(document: string, isGone: (path: string) => boolean): string {
  const namesGone = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].some(([, path = '']) => isGone(path))
  const drop = (item: string): string => {
    const [start = ''] = /^(?:\s*(?:- |\d+\. ))?/.exec(item) ?? []
    if (/^\s*\|/.test(item)) return namesGone(item) ? '' : item
    const rest = item
      .slice(start.length)
      .split(/(?<=[.:])(?=\s+["`*[\p{Lu}])/u)
      .filter(sentence => !namesGone(sentence))
      .join('')
    return rest.trim() === '' ? '' : wrap(start, rest)
  }
  return document
    .split(/(^````[\s\S]*?^````$|^```(?!`)[\s\S]*?^```$)/m)
    .map(part =>
      part.startsWith('```') || !namesGone(part)
        ? part
        : part
            .split(/(\n\n+)/)
            .map(block => (namesGone(block) ? dropInBlock(block, drop) : block))
            .join(''),
    )
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
}

function dropInBlock(block: string, drop: (item: string) => string): string {
  return block
    .split(/\n(?=\s*(?:- |\d+\. |\|))/)
    .map(drop)
    .filter(item => item !== '')
    .join('\n')
}

/** The words in lines of the length that documents have, below the start of an item. */
function wrap(start: string, text: string): string {
  const indent = ' '.repeat(start.length)
  const lines: string[] = []
  // The code in a line stays together.
  for (const [word] of text.matchAll(/(?:[^\s`]*`[^`]*`)+[^\s`]*|\S+/g)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= maxLength) lines[lines.length - 1] = `${line} ${word}`
    else lines.push((lines.length === 0 ? start : indent) + word)
  }
  return lines.join('\n')
}
