import { toDemoBase } from '../shared/demos/demo-address.ts'
import type { Runtime } from '../shared/page-data.ts'
import type { Config } from './config.ts'

/** What pages need to know of the operator's settings. */
export function toRuntime({ PUBLIC_URL, APP_ENV, DEMO_HOST, STAFF_PASSWORD_HASH }: Config): Runtime {
  return {
    publicUrl: PUBLIC_URL ?? '',
    demoBase: toDemoBase({ appEnv: APP_ENV, demoHost: DEMO_HOST }),
    staffPasswordHash: STAFF_PASSWORD_HASH ?? '',
  }
}
