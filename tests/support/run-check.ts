import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { makeTempFolder } from './temp-folder.ts'

/** Runs the built site with `--check` until it ends. */
export async function check(settings: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const env = { PATH: process.env.PATH, DATA_DIR: makeTempFolder(), ...settings }
  const child = spawn(process.execPath, ['dist/server/main.js', '--check', ...flags], { env })
  const exited = once(child, 'exit')
  const output = await text(child.stdout)
  await exited
  return { code: child.exitCode, lines: output.trim().split('\n') }
}
