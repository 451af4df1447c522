import { domainToASCII } from 'node:url'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
/** Less than the standard allows and than the form takes: no quotes, comments, groups, routes or address literals. */
const plainMailbox = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?![0-9]+$)${label}$`)
const maxLocalLength = 64
const maxLength = 254

/** The address as a header can carry it without doubt, its host in ASCII; undefined when it is not that plain. */
export function toReplyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
  const isPlain = at > 0 && at <= maxLocalLength && address.length <= maxLength && plainMailbox.test(address)
  return isPlain ? address : undefined
}
