import { spawnSync } from 'node:child_process'

const timeoutMs = 10 * 60_000

/** Installs a Debian package. Returns false when that fails, and without root or apt-get. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  return (
    runInstaller(['apt-get', 'update']) && runInstaller(['apt-get', 'install', '-y', '--no-install-recommends', name])
  )
}

/** Runs a command that installs something, prints the command only, and returns whether it succeeded. */
export function runInstaller([name, ...args]: readonly [string, ...string[]]): boolean {
  console.log(`Installing for the tests: ${[name, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(name, args, { stdio: 'ignore', timeout: timeoutMs, env }).status === 0
}
