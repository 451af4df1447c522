/** The cells below the header of the table that begins with this header, without bold marks. */
export function readMarkdownTable(markdown: string, firstHeader: string): readonly (readonly string[])[] {
  const start = markdown.indexOf(`| ${firstHeader} |`)
  if (start === -1) throw new Error(`no table begins with "${firstHeader}"`)
  const [, , ...lines] = markdown.slice(start).split('\n')
  const end = lines.findIndex(line => !line.startsWith('|'))
  return lines.slice(0, end).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.replaceAll('*', '').trim()),
  )
}
