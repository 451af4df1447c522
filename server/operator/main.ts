import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { readConfig } from '../settings/config.ts'
import { runTool } from './commands.ts'

// `npm run messages -- …`, or `node dist/server/messages.js …` in a container.

process.stdout.on('error', error => {
  // A reader such as `head` may close the pipe early; any other error means that output is lost.
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`error: cannot write the output: ${error.message}\n`)
  process.exit(1)
})

process.exitCode = await runTool(process.argv.slice(2), {
  output: { write },
  errors: process.stderr,
  readSettings: readConfig,
  now: () => new Date(),
  confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
})

/** A slow reader of a pipe must not make the process hold all the output. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** Asks on standard error. Only "y" and "yes" confirm; the end of the input does not. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr, prompt: `${question} [y/N] ` })
  terminal.prompt()
  for await (const line of terminal) return /^y(es)?$/i.test(line.trim())
  process.stderr.write('\n')
  return false
}
