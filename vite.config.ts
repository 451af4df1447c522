import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { trimCache } from './build/cache/cache.ts'
import { contentPlugin } from './build/content-plugin.ts'
import { demoFontsPlugin } from './build/demo-fonts-plugin.ts'
import { editorPlugin } from './build/editor-plugin.ts'
import { filesPlugin } from './build/files-plugin.ts'
import { picturesPlugin } from './build/pictures-plugin.ts'
import { precompressPlugin } from './build/precompress-plugin.ts'
import { makeManifestRelative } from './build/relative-manifest.ts'
import { shortClassName } from './build/short-class-name.ts'
import { writeEditions } from './build/write-editions.ts'
import { writePassages } from './build/write-passages.ts'
import { writeRelease } from './build/write-release.ts'

const content = contentPlugin()
const precompress = precompressPlugin()
const demoPages = readdirSync('demos')
  .map(id => `demos/${id}/program/index.html`)
  .filter(page => existsSync(page))

/** Packages with native parts. */
const externalPackages = ['libsql']

/** The built server has its packages in it, so that a start reads a few files instead of hundreds. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  apply: 'build',
  configEnvironment: name =>
    name === 'ssr'
      ? {
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: true, external: externalPackages },
        }
      : undefined,
}

const outboxModules =
  /\/node_modules\/(zod|comlink)\/|\/shared\/(contact|values)\/|\/server\/outbox\/(outbox|data-folder|delegate|message-hashes|tables)\.ts/

export default defineConfig({
  plugins: [
    react(),
    bundlePackages,
    content,
    filesPlugin(content.api),
    picturesPlugin(),
    demoFontsPlugin,
    editorPlugin,
    precompress,
  ],
  appType: 'mpa',
  // Which packages each part of the build holds, with the texts of their licenses.
  build: { license: true },
  server: { watch: { ignored: ['**/.cache/**'] } },
  css: { modules: { generateScopedName: shortClassName } },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        // Rolldown does not build nothing.
        if (environment.name !== 'demos' || demoPages.length > 0) await builder.build(environment)
      }
      makeManifestRelative(builder.config.root)
      writeRelease(builder.config.root)
      rmSync(join(builder.config.root, 'dist/client/README.md'), { force: true })
      // The search knows what the finished pages say.
      await writePassages(builder.config.root)
      await precompress.api.finish()
      await writeEditions(builder.config.root, content.api.readEditions())
      trimCache(builder.config.root)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // The loader preloads; browsers without modulepreload only load a little later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['client/entry-client.tsx', 'client/loader.ts', 'client/styles/print.scss'],
          output: {
            // The first load names all files of all pages, so each character of a hash is there 150 times.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
                // Many pages have sections or downloads, but those of written articles do not, and some begin
                // without a hero. Pages carry the styles of this chunk, so what only a few share stays out.
                {
                  name: 'shared',
                  test: /\/(client(?!\/features\/(sections|downloads)|\/components\/(Card|FeatureList|Part|TypeHero)\b)|shared)\//,
                  minShareCount: 7,
                },
                // Less than a kilobyte together, and every page but the first needs all.
                { name: 'filters', test: /\/shared\/(blog\/topics|demos\/filter-demos|landscape\/marks)/ },
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
    // Served only where CONTENT_EDITOR names a repository; it shares no file with the pages.
    editor: {
      consumer: 'client',
      build: {
        outDir: 'dist/editor',
        assetsDir: 'editor/assets',
        copyPublicDir: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'build/editor/index.html' },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            messages: 'server/operator/main.ts',
            'outbox-worker': 'server/outbox/sqlite-worker.ts',
            'built-site': 'server/built-site.ts',
          },
          output: {
            entryFileNames: '[name].js',
            comments: false,
            // All that is loaded before the first answer; what is imported later stays apart.
            codeSplitting: {
              groups: [
                // What the thread of the outbox shares with the site, so that it does not load the rest.
                { name: 'outbox', test: outboxModules, priority: 1 },
                { name: 'site', test: /Page\.tsx$|\/server\/built-site/ },
              ],
            },
          },
        },
      },
    },
  },
})
