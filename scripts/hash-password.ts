import { once } from 'node:events'
import { stdin } from 'node:process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { hashPassword, publicCost } from '../client/features/auth/hash-password.ts'

/** `npm run hash-password`: hashes the password of the staff, typed without echo or piped in, for STAFF_PASSWORD_HASH. */
const password = stdin.isTTY ? await askWithoutEcho('Password: ') : await readFirstLine()

if (password === '') {
  console.error('No password was given.')
  process.exitCode = 1
} else {
  console.log(await hashPassword(password, publicCost))
}

/** The prompt goes to standard error, so that the output can be redirected to a file. */
async function askWithoutEcho(prompt: string): Promise<string> {
  process.stderr.write(prompt)
  // Readline echoes to its output.
  const noOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: noOutput, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  const [line] = await once(terminal, 'line')
  terminal.close()
  process.stderr.write('\n')
  return String(line)
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line
  return ''
}
