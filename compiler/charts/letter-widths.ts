/** Widths of the letters of the text's typeface at weight 400, in thousandths of the font size, rounded up to steps of 30. */
const letters: readonly (readonly [width: number, letters: string])[] = [
  [210, ' \u00a0'],
  [240, "'ijl"],
  [270, ',.:;I|‘’'],
  [300, '!·'],
  [360, '`f'],
  [390, '"rt'],
  [420, '()*1[]{}“”'],
  [450, '/\\_'],
  [480, 'Js'],
  [510, '-z'],
  [540, '+7<=>^ackvy~−×'],
  [570, '2?ex'],
  [600, '34568Lhnou–£'],
  [630, '$9FSZbdgpq'],
  [660, 'BEPRT…'],
  [690, '0XY'],
  [720, '#KU€'],
  [750, 'ACHNV'],
  [780, '&DGw↑'],
  [810, '%OQ'],
  [870, '@'],
  [900, '—'],
  [930, 'Mm'],
  [1110, 'W'],
]

const widths = new Map(letters.flatMap(([width, group]) => [...group].map(letter => [letter, width])))

/** The width of a text in thousandths of the font size; letters that the list lacks count as wide ones. */
export function sumWidths(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 780), 0)
}
