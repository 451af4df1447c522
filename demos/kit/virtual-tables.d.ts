/** Generated from content/data by build/content-plugin.ts. */
declare module 'virtual:tables' {
  /** The tables by their ids, each in a file of its own that only its sample loads. */
  export const tables: Readonly<Record<string, () => Promise<string>>>
}
