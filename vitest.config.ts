import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from './vite.config.ts'

const alone = 'tests/release/hostile.test.ts'
const releaseTest = {
  include: ['tests/release/**/*.test.ts'],
  env: { NODE_ENV: 'production' },
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

/** Release tests that take minutes: begun last, they would leave one of two cores idle. */
const longest = ['growth', 'new-site', 'removal', 'replicas'].map(name => `/tests/release/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex(path => moduleId.endsWith(path))
      return place === -1 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig(
  mergeConfig(viteConfig, {
    test: {
      globalSetup: 'tests/support/make-run-folder.ts',
      setupFiles: ['tests/support/refuse-console-errors.ts'],
      // Only a test that hangs takes this long; a busy machine makes every test slow.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // The default leaves one of CI's two cores idle.
      maxWorkers: 2,
      isolate: false,
      sequence: { sequencer: LongestFirst },
      // The built server is imported as it ships.
      server: { deps: { external: [/\/dist\/server\//] } },
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
        },
        {
          extends: true,
          test: { name: 'demos', include: ['demos/*/tests/**/*.test.ts'] },
        },
        {
          extends: true,
          test: { name: 'http', include: ['tests/http/**/*.test.ts'], env: { NODE_ENV: 'production' } },
        },
        {
          extends: true,
          test: {
            name: 'specification',
            include: ['tests/specification/**/*.test.ts'],
            env: { NODE_ENV: 'production' },
          },
        },
        {
          extends: true,
          // What names the sample company, its articles, people and prices.
          test: { name: 'sample', include: ['tests/sample/**/*.test.{ts,tsx}'], env: { NODE_ENV: 'production' } },
        },
        {
          extends: true,
          test: { ...releaseTest, name: 'release', exclude: [alone] },
        },
        {
          extends: true,
          // It measures, so it runs when the others have ended.
          test: { ...releaseTest, name: 'release-alone', include: [alone], sequence: { groupOrder: 1 } },
        },
      ],
    },
  }),
)
