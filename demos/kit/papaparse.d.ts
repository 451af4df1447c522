/** The part of https://www.papaparse.com/docs in use. The types of DefinitelyTyped bring Node's globals into the client. */
declare module 'papaparse' {
  namespace Papa {
    interface ParseResult<Row> {
      readonly data: readonly Row[]
      /** `row` counts from 0 in `data`. */
      readonly errors: readonly { readonly type: string; readonly row?: number }[]
      /** `cursor` counts the characters read so far. */
      readonly meta: { readonly cursor: number }
    }
    interface Parser {
      readonly abort: () => void
    }
    function parse<Row>(
      text: string,
      options: {
        readonly chunkSize: number
        readonly skipEmptyLines: boolean
        readonly worker: boolean
        readonly fastMode: boolean | undefined
        readonly complete: () => void
        readonly chunk: (result: ParseResult<Row>, parser: Parser) => void
      },
    ): void
    function parse(text: string): ParseResult<readonly string[]>
  }
  export default Papa
}
