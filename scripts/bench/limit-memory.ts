import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'

/** Limits the memory of a process by a cgroup. Undefined when this user may not create one. */
export function limitMemory(pid: number, maxMib: number): { readonly remove: () => void } | undefined {
  const isVersion1 = existsSync(join(root, 'memory'))
  const folder = join(root, isVersion1 ? 'memory' : '', `site-${pid}`)
  try {
    mkdirSync(folder)
  } catch {
    return undefined
  }
  const remove = () => rmdirSync(folder)
  try {
    const file = isVersion1 ? 'memory.limit_in_bytes' : 'memory.max'
    writeFileSync(join(folder, file), String(maxMib * 1024 * 1024))
    writeFileSync(join(folder, 'cgroup.procs'), String(pid))
    return { remove }
  } catch {
    remove()
    return undefined
  }
}
