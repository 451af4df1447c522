import { parseArgs } from 'node:util'

export type BenchOptions = {
  readonly rounds: number
  readonly durationSeconds: number
}

const roundOptions = {
  rounds: { type: 'string', default: '3' },
  duration: { type: 'string', default: '3' },
} as const

/** Reads `--rounds` and `--duration` (seconds of one round); throws at anything but a whole number of at least 1. */
export function parseBenchOptions(commandArguments: readonly string[]): BenchOptions {
  return toRounds(parseArgs({ args: [...commandArguments], options: roundOptions }).values)
}

export type ContactBenchOptions = BenchOptions & { readonly connections: number }

/** The same and `--connections`. */
export function parseContactBenchOptions(commandArguments: readonly string[]): ContactBenchOptions {
  const { values } = parseArgs({
    args: [...commandArguments],
    options: { ...roundOptions, connections: { type: 'string', default: '64' } },
  })
  return { ...toRounds(values), connections: parseCount('--connections', values.connections) }
}

function toRounds({ rounds, duration }: { readonly rounds: string; readonly duration: string }): BenchOptions {
  return { rounds: parseCount('--rounds', rounds), durationSeconds: parseCount('--duration', duration) }
}

function parseCount(flag: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${flag} ${text}: give a whole number from 1 to 9999`)
  return Number(text)
}
