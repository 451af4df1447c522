import { existsSync, readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { trimCache } from './build/cache.ts'
import { contentPlugin } from './build/content-plugin.ts'
import { filesPlugin } from './build/files-plugin.ts'
import { precompressPlugin } from './build/precompress-plugin.ts'
import { shortClassName } from './build/short-class-name.ts'
import { socialCardsPlugin } from './build/social-cards-plugin.ts'
import { writePassages } from './build/write-passages.ts'

const content = contentPlugin()
const precompress = precompressPlugin()
const demoPages = readdirSync('demos')
  .map(id => `demos/${id}/program/index.html`)
  .filter(page => existsSync(page))

export default defineConfig({
  plugins: [react(), content, socialCardsPlugin(content.api), filesPlugin(content.api), precompress],
  appType: 'mpa',
  server: { watch: { ignored: ['**/.cache/**'] } },
  css: { modules: { generateScopedName: shortClassName } },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
      // The search knows what the finished pages say.
      await writePassages(builder.config.root)
      await precompress.api.finish()
      trimCache(builder.config.root)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // One style sheet, inlined into every page.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // The loader preloads; browsers without modulepreload only load a little later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['client/entry-client.tsx', 'client/loader.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
                // Many pages have sections, but those of written articles do not.
                { name: 'shared', test: /\/(client(?!\/features\/sections)|shared)\//, minShareCount: 7 },
              ],
            },
          },
        },
      },
    },
    // Each demo program is a page of its own, in an opaque origin: it could not share files with the site.
    demos: {
      consumer: 'client',
      build: {
        outDir: 'dist/demos',
        assetsDir: 'demo-assets',
        copyPublicDir: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: demoPages },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        // As in the client: React and the content security policy compare the texts and URLs of style sheets.
        cssMinify: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            messages: 'server/operator/main.ts',
            'outbox-worker': 'server/outbox/outbox-worker.ts',
            'built-site': 'server/built-site.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
})
