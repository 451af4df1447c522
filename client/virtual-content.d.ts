/** Made by server/content/content-plugin.ts from content/. */
declare module 'virtual:content' {
  export const content: {
    /** Names the folder of this build's documents. */
    readonly version: string
    readonly frame: import('../shared/content/library.ts').Frame
  }
}
