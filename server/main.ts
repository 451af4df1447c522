import { join } from 'node:path'

// React and other packages read this when they are imported.
process.env.NODE_ENV ??= 'production'

const { start } = await import('./start.ts')
await start({ distFolder: join(import.meta.dirname, '..'), argv: process.argv })
