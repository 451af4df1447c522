import type { Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

type Bundle = Rolldown.OutputBundle

/** Under which the build's manifest names the style sheet. */
export const screenStyles = 'screens.css'

const entryModule = /\/client\/entry-client\.tsx$/
const screenModule = /\/client\/pages\/[\w-]+\/\w+Page\.tsx$/

/**
 * Makes one style sheet with the styles of all screens, for visitors who move on from the page that they came to. Vite
 * fetches a file for each screen and for each part that screens share; those would be most of what a next page requests.
 */
export function screenStylesPlugin(): Plugin[] {
  const common = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' } satisfies Partial<Plugin>
  let replaced: readonly string[] = []
  let address = ''
  return [
    {
      ...common,
      name: 'screen-styles',
      generateBundle(_, bundle) {
        const everywhere = findStyles(bundle, entryModule)
        replaced = [...findStyles(bundle, screenModule)].filter(file => !everywhere.has(file))
        const source = replaced.map(file => readText(bundle, file).trim()).join('\n')
        address = this.getFileName(
          this.emitFile({ type: 'asset', name: screenStyles, originalFileName: screenStyles, source }),
        )
      },
    },
    {
      ...common,
      name: 'screen-styles-instead',
      generateBundle: {
        // After Vite has written into the scripts which files each screen takes.
        order: 'post',
        handler(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue
            for (const file of replaced) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${address}"`)
          }
        },
      },
    },
  ]
}

/** The style sheets that come with modules, in the order in which they cascade. */
function findStyles(bundle: Bundle, modules: RegExp): ReadonlySet<string> {
  const chunks = new Map(
    Object.values(bundle).flatMap(output => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
  )
  const named = [...chunks.values()].filter(({ facadeModuleId }) => modules.test(facadeModuleId ?? ''))
  const names = withImports(
    named.map(({ fileName }) => fileName),
    name => chunks.get(name)?.imports ?? [],
  )
  return new Set(names.flatMap(name => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]))
}

function readText(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`the build has no style sheet ${file}`)
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source)
}
