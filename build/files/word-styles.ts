import { BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat, ShadingType } from 'docx'

/** Measures of Word: twentieths of a point, and half points for the size of text. */
const points = (value: number) => value * 20
const textSize = (value: number) => value * 2

/** Background of what a reader fills in, as in spreadsheets. */
const inputFill = 'FFF6DC'

/** The name of a character style for what a reader replaces. */
export const placeholderStyle = 'Placeholder'
export const codeStyle = 'InlineCode'
export const linkStyle = 'Hyperlink'
export const tableStyle = 'TableGrid'

/** Word's own styles, so that a reader's changes to a style change the whole document. */
export function toWordStyles(color: (role: string) => string): IStylesOptions {
  const hex = (role: string) => color(role).slice(1)
  const heading = (size: number, before: number) => ({
    run: { bold: true, size: textSize(size), color: hex('text') },
    paragraph: { keepNext: true, keepLines: true, spacing: { before: points(before), after: points(5) } },
  })
  const list = (id: string, name: string) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: { spacing: { after: points(4) } },
  })
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: textSize(11), color: hex('text'), language: { value: 'en-US' } },
        paragraph: { spacing: { after: points(7), line: 264 } },
      },
      title: {
        run: { bold: true, size: textSize(24), color: hex('text') },
        paragraph: { keepNext: true, spacing: { after: points(8) } },
      },
      heading1: heading(15, 18),
      heading2: heading(12, 12),
      heading3: heading(11, 10),
      hyperlink: { run: { color: hex('link'), underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: textSize(12), color: hex('text-quiet') },
        paragraph: { spacing: { after: points(14) } },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          indent: { left: points(9) },
          shading: { type: ShadingType.CLEAR, fill: hex('surface') },
          border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: hex('accent') } },
        },
      },
      list('ListBullet', 'List Bullet'),
      list('ListNumber', 'List Number'),
      ...['Header', 'Footer'].map(name => ({
        id: name,
        name: name.toLowerCase(),
        basedOn: 'Normal',
        run: { size: textSize(8.5), color: hex('text-quiet') },
        paragraph: { spacing: { after: 0 } },
      })),
    ],
    characterStyles: [
      {
        id: placeholderStyle,
        name: placeholderStyle,
        quickFormat: true,
        run: { shading: { type: ShadingType.CLEAR, fill: inputFill } },
      },
      { id: codeStyle, name: 'Inline Code', run: { font: 'Consolas', size: textSize(10) } },
    ],
  }
}

/** The levels of lists, by the names that paragraphs give. */
export const numbering: INumberingOptions = {
  config: [
    { reference: 'bullets', levels: toLevels(LevelFormat.BULLET, () => '•') },
    { reference: 'numbers', levels: toLevels(LevelFormat.DECIMAL, level => `%${level + 1}.`) },
  ],
}

function toLevels(format: (typeof LevelFormat)[keyof typeof LevelFormat], toText: (level: number) => string) {
  return [0, 1, 2].map(level => ({
    level,
    format,
    text: toText(level),
    style: { paragraph: { indent: { left: points(18 * (level + 1)), hanging: points(18) } } },
  }))
}

/** XML, because the library has no styles of tables. */
export function toTableStyle(color: (role: string) => string): string {
  const line = (side: string) =>
    `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${color('border').slice(1)}"/>`
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')
  return (
    `<w:style w:type="table" w:styleId="${tableStyle}"><w:name w:val="Table Grid"/><w:uiPriority w:val="39"/>` +
    `<w:pPr><w:spacing w:before="${points(2)}" w:after="${points(2)}" w:line="240" w:lineRule="auto"/></w:pPr>` +
    `<w:rPr><w:sz w:val="${textSize(10)}"/></w:rPr><w:tblPr><w:tblBorders>${sides}</w:tblBorders></w:tblPr></w:style>`
  )
}
