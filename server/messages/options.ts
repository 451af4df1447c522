import { InvalidArgumentError, Option } from 'commander'
import type { MessageState } from '../outbox/outbox.ts'

/** `--state`, which may be given several times. */
export function stateOption(states: readonly MessageState[]): Option {
  return new Option('--state <state...>', 'only messages of this state; may be given several times').choices(states)
}

/** Reads a whole number from 1 up. Throws commander's InvalidArgumentError at anything else. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 up.')
  return Number(text)
}

/** The limit that is none. */
export const unlimited = Number.MAX_SAFE_INTEGER
