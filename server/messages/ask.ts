import { createInterface } from 'node:readline'

/** Asks on the terminal, beside the output. Only y or yes is a yes; an end of the input is a no. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr, prompt: `${question} [y/N] ` })
  terminal.prompt()
  for await (const line of terminal) return /^y(es)?$/i.test(line.trim())
  process.stderr.write('\n')
  return false
}
