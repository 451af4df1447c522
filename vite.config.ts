import { existsSync, readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { precompressPlugin } from './server/build/precompress-plugin.ts'
import { contentPlugin } from './server/content/content-plugin.ts'

/** Each demo program is a page of its own. */
const demoApps = readdirSync('client/demo-apps')
  .map(name => `client/demo-apps/${name}/index.html`)
  .filter(page => existsSync(page))

export default defineConfig(({ command }) => ({
  plugins: [react(), contentPlugin(), precompressPlugin()],
  appType: 'mpa',
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
          output: {
            // Small parts that most screens share travel as one file.
            codeSplitting: { groups: [{ name: 'components', test: /\/client\/components\// }] },
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
        target: 'node20',
        rolldownOptions: {
          input: { main: 'server/main.ts', messages: 'server/messages/main.ts' },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
}))
