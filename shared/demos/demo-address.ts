/** Where the built-in demo programs are served. */
export const ownDemoBase = '/demo-apps'

type Settings = { readonly appEnv: string; readonly demoHost?: string }

/** The address below which demos are found, without a slash at the end: an outside host where there is one, else this site. */
export function toDemoBase({ appEnv, demoHost }: Settings): string {
  if (demoHost === undefined) return ownDemoBase
  return appEnv === 'production' ? `https://${demoHost}` : `https://${appEnv}.${demoHost}`
}

export function toDemoAddress(base: string, demoId: string): string {
  return `${base}/${demoId}/`
}
