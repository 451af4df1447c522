import { toQueryString } from '../addresses/links.ts'

/** Path below which this site serves its built-in demo programs. */
export const ownDemoBase = '/demo-apps'

type Settings = { readonly appEnv: string; readonly demoHost?: string }

/** The URL below which demos are served, without a slash at the end: on the demo host if there is one, otherwise on this site. */
export function toDemoBase({ appEnv, demoHost }: Settings): string {
  if (demoHost === undefined) return ownDemoBase
  return appEnv === 'production' ? `https://${demoHost}` : `https://${appEnv}.${demoHost}`
}

/** `sample` is the id of a table that the program opens in place of its own sample. */
export function toDemoAddress(base: string, demoId: string, sample?: string): string {
  return `${base}/${demoId}/${toQueryString({ sample })}`
}
