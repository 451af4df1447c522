import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contentPlugin } from './build/content-plugin.ts'
import { precompressPlugin } from './build/precompress-plugin.ts'
import { screenStylesPlugin } from './build/screen-styles-plugin.ts'
import { socialCardsPlugin } from './build/social-cards-plugin.ts'
import manifest from './package.json' with { type: 'json' }

/** Each demo program is a page of its own. */
const demoApps = readdirSync('client/demo-apps')
  .map(name => `client/demo-apps/${name}/index.html`)
  .filter(page => existsSync(page))

/**
 * Class names as short as they can be, for they stand in every page: the number of the style sheet between letters, the
 * last ones for the class in it. They are the same in each build, and unlike the words that ad blockers look for.
 */
function createClassNames(): (name: string, path: string) => string {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.scss'))
    .sort()
  const namesByFile = new Map(files.map(file => [file, [] as string[]]))
  return (name, path) => {
    const file = relative('client', path)
    const names = namesByFile.get(file)
    if (names === undefined) throw new Error(`${path} was not there when the build began; build again`)
    if (!names.includes(name)) names.push(name)
    const number = files.indexOf(file)
    return `${toLetters(number % 26)}${Math.floor(number / 26)}${toLetters(names.indexOf(name))}`
  }
}

/** Counts in letters: a to z, then aa. */
function toLetters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26))
  return number < 26 ? last : toLetters(Math.floor(number / 26) - 1) + last
}

const productionRouter = join(process.cwd(), 'node_modules/react-router/dist/production')

/**
 * React Router names its components in statements of their own, which keep those in the bundle that nothing uses:
 * forms, scroll restoration, what its other modes need. Without the names, unused parts fall away.
 */
function droppableRouterParts(): Plugin {
  return {
    name: 'droppable-router-parts',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: {
          'react-router/dom': `${productionRouter}/dom-export.mjs`,
          'react-router': `${productionRouter}/index.mjs`,
        },
      },
    }),
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: code =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^var \w+ = (?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$&/* @__PURE__ */ '),
    },
  }
}

const content = contentPlugin()

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    content,
    socialCardsPlugin(content.api),
    droppableRouterParts(),
    screenStylesPlugin(),
    precompressPlugin(),
  ],
  appType: 'mpa',
  css: command === 'build' ? { modules: { generateScopedName: createClassNames() } } : {},
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['client/entry-client.tsx', ...demoApps],
          // To read a property does nothing here: a class that nothing uses goes though it extends React.Component.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // What many screens share travels together, in few files; what few share stays with those.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  // Demo programs draw, too, but have no use for the rest.
                  name: 'base',
                  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/components\/\w*Drawing\./,
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: /\/shared\/((?!pages|page-loaders|dates)[\w-]+|demos\/(filter|match)-demos)\.ts/,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'offers', test: /\/components\/(CallToAction|CardItem|FeatureList|MailButton)\./, priority: 1 },
                {
                  name: 'writing',
                  test: /\/components\/(Avatar|Byline)\.|\/features\/(blog\/(BlogProvider|ManagePostsLink|PageLinks|PostGrid|list-subtitle)|papers\/PaperProvider)|\/shared\/dates/,
                  priority: 2,
                },
                {
                  name: 'reading',
                  test: /\/features\/writing\/|\/components\/(Prose|trusted-html|use-copy-buttons)\./,
                  priority: 1,
                },
                { name: 'cards', test: /\/components\/(Card|CardGrid|CoverImage)\./, priority: 1 },
                { name: 'components', test: /\/client\/components\/(?!Icon|DemoShell)/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server bundle holds all but the run-time dependencies, React in its production build whatever NODE_ENV says.
      resolve: command === 'build' ? { noExternal: true, external: Object.keys(manifest.dependencies) } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            messages: 'server/messages/main.ts',
            'make-pages': 'server/pages/make-pages.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
}))
