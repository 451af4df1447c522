import { InvalidArgumentError } from 'commander'

/** What an operator calls a message: its reference, its id, or a beginning of them. */
export type MessageName = {
  readonly typed: string
  /** The beginning of the message's id. */
  readonly idStart: string
}

/** A reference has eight digits; fewer may be typed, but not so few that they name a message by accident. */
const fewestDigits = 4
/** The groups of an id, the later ones of which may be missing. */
const idPattern = /^([0-9a-f]{1,8})([0-9a-f]{1,4})?([0-9a-f]{1,4})?([0-9a-f]{1,4})?([0-9a-f]{1,12})?$/

/** Reads a name with or without hyphens, in any case. Throws commander's InvalidArgumentError when it can be none. */
export function parseMessageName(typed: string): MessageName {
  const digits = typed.replaceAll('-', '').toLowerCase()
  const groups = idPattern.exec(digits)?.slice(1)
  if (groups === undefined || digits.length < fewestDigits) {
    throw new InvalidArgumentError('A reference looks like A1B2-C3D4; "list" shows them.')
  }
  return { typed, idStart: groups.filter(group => group !== undefined).join('-') }
}

/** The same for an argument that may be given several times. */
export function parseMessageNames(typed: string, before: readonly MessageName[] = []): readonly MessageName[] {
  return [...before, parseMessageName(typed)]
}
