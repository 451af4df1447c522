import { readFileSync } from 'node:fs'

// The kernel shows times to programs in hundredths of a second on every platform that Node supports.
const msPerTick = 10

/** The processor time in milliseconds that a process has used so far; undefined where there is no /proc. */
export function readProcessorMs(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in parentheses and may hold spaces, so counting starts behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])]
  return (userTicks + systemTicks) * msPerTick
}
