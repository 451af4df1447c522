import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { start } from './start.ts'

// By default the heap grows to several times of what is in use before it is swept: docs/operating.md, Memory.
setFlagsFromString('--heap-growing-percent=30')
await start({ distFolder: join(import.meta.dirname, '..'), argv: process.argv })
