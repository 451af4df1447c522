import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig(environment =>
  mergeConfig(viteConfig(environment), {
    test: {
      include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
      setupFiles: ['tests/support/refuse-console-errors.ts'],
      testTimeout: 20_000,
      hookTimeout: 20_000,
      // As many as CI has cores; the default leaves one of the two idle.
      maxWorkers: 2,
    },
  }),
)
