import { buildCopy } from './build-copy.ts'
import { otherCompany } from './other-company.ts'

/** Builds a copy of the project for another company. Run as a program, with an empty folder as its argument. */
const [root] = process.argv.slice(2)
if (root === undefined) throw new Error('name an empty folder to build in')
await buildCopy({ root, changeSite: () => JSON.stringify(otherCompany) })
