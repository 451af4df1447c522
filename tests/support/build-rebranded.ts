import { buildCopy } from './build-copy.ts'
import { otherCompany } from './other-company.ts'

/** Program that builds a copy of the project for another company in the empty folder of its argument. */
const [root] = process.argv.slice(2)
if (root === undefined) throw new Error('name an empty folder to build in')
await buildCopy({ root, changeSite: () => JSON.stringify(otherCompany) })
