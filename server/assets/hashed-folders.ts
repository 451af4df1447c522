/** Where URLs of files with a hash in their names begin. */
export const hashedFolders: readonly string[] = ['assets', 'content', 'og', 'demo-assets']
