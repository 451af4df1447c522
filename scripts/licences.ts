// Lists the licenses of all packages; with --write in docs/licences.md. Fails for a license that is not accepted.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listLicences } from './licences/licence-list.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const { page, doubtful } = listLicences(readFileSync('package-lock.json', 'utf8'))
if (values.write) writeFileSync('docs/licences.md', page)
else process.stdout.write(page)
if (doubtful.length > 0) {
  process.stderr.write(
    `Not accepted yet: ${doubtful.join(', ')}. Read them, then add them in scripts/licences/licence-list.ts.\n`,
  )
  process.exitCode = 1
}
