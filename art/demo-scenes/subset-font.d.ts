declare module 'subset-font' {
  type Options = { readonly targetFormat: 'truetype' | 'woff2'; readonly variationAxes: { readonly wght: number } }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
