import { isIP, isIPv4 } from 'node:net'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** Some proxies add the port to an address: `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
const withPort = /^(?:([\d.]+)|\[(.+)\])(?::\d+)?$/

type Sender = Pick<Request, 'ip'>

/** Identifies the sender by address. An IPv6 network of /56 counts as one, since one household or server commonly has it. */
export function toClientGroup(sender: Sender): string {
  return toGroup(sender, 56)
}

/** The network that one attacker may well have: /24 of IPv4, /48 of IPv6. */
export function toNetwork(sender: Sender): string {
  const group = toGroup(sender, 48)
  return isIPv4(group) ? group.replace(/\d+$/, '0/24') : group
}

function toGroup({ ip = '' }: Sender, ipv6Bits: number): string {
  const address = ip.replace(withPort, '$1$2')
  // A header of any length may come from a client when TRUST_PROXY is too high.
  return isIP(address) === 0 ? 'unknown' : ipKeyGenerator(address, ipv6Bits)
}
