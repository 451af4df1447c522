/** Generated from content/ by build/content-plugin.ts. */
declare module 'virtual:content' {
  export const content: {
    /** Name of the folder that holds this build's documents. */
    readonly version: string
    readonly siteData: import('../shared/content/library.ts').SiteData
  }
}
