import { buildCopy } from './build-copy.ts'
import { nextPhone } from './next-release.ts'

/** Program that builds the next release of the site in the empty folder of its argument. */
const [root] = process.argv.slice(2)
if (root === undefined) throw new Error('name an empty folder to build in')
await buildCopy({ root, changeSite: text => text.replace(/("display": ")[^"]+/, `$1${nextPhone}`) })
