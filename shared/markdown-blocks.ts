/** Builders of Markdown from plain texts. A document is a list of blocks. */

export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter(block => block !== '').join('\n\n')}\n`
}

/** A plain text with what Markdown would take for markup escaped, on one line. */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(#{1,6} |[-+] |>|\d+(?=[.)] ))/, start => (/\d$/.test(start) ? `${start}\\` : `\\${start}`))
}

export function toHeading(level: number, text: string): string {
  // Number signs at the end would close the heading.
  return `${'#'.repeat(level)} ${escapeText(text).replace(/#+$/, signs => `\\${signs}`)}`
}

export function toLink(label: string, address: string): string {
  const encoded = address.replace(/[()\s]/g, character => `%${character.charCodeAt(0).toString(16)}`)
  return `[${escapeText(label)}](${encoded})`
}

export function toStrong(text: string): string {
  return `**${escapeText(text)}**`
}

/** A list of items that are Markdown. */
export function toList(items: readonly string[]): string {
  return items.map(item => `- ${indent(item, 2)}`).join('\n')
}

export function toNumberedList(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${indent(item, 3)}`).join('\n')
}

/** A table of plain texts with the header's row first. */
export function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) =>
    `| ${head.map((_, column) => escapeText(cells[column] ?? '').replaceAll('|', '\\|')).join(' | ')} |`
  return [toRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(toRow)].join('\n')
}

function indent(item: string, width: number): string {
  return item.replaceAll('\n', `\n${' '.repeat(width)}`)
}
