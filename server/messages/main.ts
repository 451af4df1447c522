import { readConfig } from '../config.ts'
import { ask } from './ask.ts'
import { runTool } from './run-tool.ts'

/** `npm run messages -- …`, and `node dist/server/messages.js …` in a container. */
process.stdout.on('error', error => {
  // Who reads the output may have seen enough, as `head` has; a file that cannot take it all is a fault.
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`error: the output cannot be written: ${error.message}\n`)
  process.exit(1)
})

process.exitCode = await runTool(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  readDataFolder: () => readConfig().DATA_DIR,
  now: () => new Date(),
  confirm: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
})
