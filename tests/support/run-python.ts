import { spawnSync } from 'node:child_process'
import { findProgram } from './programs.ts'

/** What the first Python block of a text prints, as it stands, in a folder with the files that it opens. */
export function runPythonBlock(markdown: string, folder: string): readonly string[] {
  const code = /```python\n(.*?)```/s.exec(markdown)?.[1]
  if (code === undefined) throw new Error('the text has no block of Python')
  return runPython(code, folder)
}

/** The lines that a Python program prints. Throws when it fails. */
export function runPython(code: string, folder: string): readonly string[] {
  const options = { cwd: folder, input: code, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(findProgram('python3'), ['-'], options)
  if (status !== 0) throw new Error(stderr)
  return stdout.trimEnd().split('\n')
}
