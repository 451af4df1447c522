import { z } from 'zod'

const listSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

export type ComponentList = z.infer<typeof listSchema>

/**
 * npm's CycloneDX list of all packages, with those alone that are held, each once, and without the moment at which it was
 * made. Throws when a held package is not in npm's list.
 */
export function selectComponents(all: unknown, held: ReadonlySet<string>): ComponentList {
  const { metadata, components, dependencies, ...rest } = listSchema.parse(all)
  const chosen = new Map(
    components
      .filter(({ name, version }) => held.has(`${name}@${version}`))
      // Of the same package at two places.
      .map(component => [`${component.name}@${component.version}`, component] as const),
  )
  const listed: ReadonlySet<string> = new Set(chosen.keys())
  const missing = [...held].filter(name => !listed.has(name))
  if (missing.length > 0)
    throw new Error(`npm does not list ${missing.join(', ')}; run "npm ci" and "npm run build" again`)
  const references = new Set<string>([
    metadata.component['bom-ref'],
    ...[...chosen.values()].map(each => each['bom-ref']),
  ])
  const { serialNumber, ...list } = rest
  const { timestamp, ...origin } = metadata
  return {
    ...list,
    metadata: origin,
    // npm calls what is installed for the build a development package; here all of it runs.
    components: [...chosen.values()].map(({ scope, properties, ...component }) => ({
      ...component,
      scope: 'required',
    })),
    dependencies: dependencies
      .filter(({ ref }) => references.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(each => references.has(each)) })),
  }
}
