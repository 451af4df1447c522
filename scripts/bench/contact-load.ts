import { contactEndpoint } from '../../shared/contact/contact-rules.ts'
import { makeContactFields } from './contact-fields.ts'
import { type Measurement, measure } from './measure.ts'
import type { Target } from './targets.ts'

type Load = { readonly site: Target; readonly connections: number; readonly durationSeconds: number }

export type ContactLoad = {
  /** Posts messages, no two alike, on all connections at once. Throws when one of them is not accepted. */
  readonly apply: (load: Load) => Promise<Measurement>
  /** How many messages have been accepted so far. */
  readonly countAccepted: () => number
}

export function createContactLoad(): ContactLoad {
  let [posted, accepted] = [0, 0]
  return {
    apply: ({ site, ...load }) => {
      const request = {
        method: 'POST',
        path: contactEndpoint,
        headers: { 'content-type': 'application/json' },
        setupRequest: (blank: object) => ({ ...blank, body: JSON.stringify(makeContactFields(posted++)) }),
        onResponse: (status: number) => {
          if (status === 200) accepted += 1
        },
      } as const
      return measure({ ...load, url: site.origin, pid: site.pid, request })
    },
    countAccepted: () => accepted,
  }
}
