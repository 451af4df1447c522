import { parseArgs } from 'node:util'

export type BenchOptions = {
  readonly rounds: number
  readonly durationSeconds: number
}

/** Reads `--rounds` and `--duration` (seconds of one round); throws at anything but a whole number of at least 1. */
export function parseBenchOptions(commandArguments: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...commandArguments],
    options: { rounds: { type: 'string', default: '3' }, duration: { type: 'string', default: '3' } },
  })
  return {
    rounds: parseCount('--rounds', values.rounds),
    durationSeconds: parseCount('--duration', values.duration),
  }
}

function parseCount(flag: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${flag} ${text}: give a whole number from 1 to 9999`)
  return Number(text)
}
