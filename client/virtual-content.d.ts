/** Made by build/content-plugin.ts from content/. */
declare module 'virtual:content' {
  export const content: {
    /** Names the folder of this build's documents. */
    readonly version: string
    readonly siteData: import('../shared/content/library.ts').SiteData
  }
}
