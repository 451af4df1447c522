// `npm run --silent sbom > bom.cdx.json`: lists in CycloneDX what the build in dist/ and the packages beside it hold. The
// argument is the folder of these packages; node_modules by default.
import { spawnSync } from 'node:child_process'
import { listBuilt, listInstalled } from './sbom/held-packages.ts'
import { selectComponents } from './sbom/select-components.ts'

const [folder = 'node_modules'] = process.argv.slice(2)
// npm's own list of what runs (--omit=dev) leaves out packages that a tool needs as well, such as nodemailer and zod.
const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
})
if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
const held = new Set([...listBuilt('dist'), ...listInstalled(folder)])
process.stdout.write(`${JSON.stringify(selectComponents(JSON.parse(stdout), held), undefined, 2)}\n`)
