import { join } from 'node:path'

// React and others choose their production build by this when they are loaded, so they are imported after it.
process.env.NODE_ENV ??= 'production'

const { start } = await import('./start.ts')
await start({ distFolder: join(import.meta.dirname, '..'), argv: process.argv })
