import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/build/**', '**/.react-router/**', 'e2e/**']

export default defineConfig({
  // Components are rendered to strings on Node; no test needs a browser's DOM, those that do live in e2e/.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // A file of its own module state, a database in memory of its own: nothing is shared, so order cannot matter.
    isolate: true,
    maxWorkers: process.env.VITEST_MAX_WORKERS ? Number(process.env.VITEST_MAX_WORKERS) : undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.pg.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['{apps,packages,tools}/**/*.pg.test.ts'],
          exclude: everywhere,
          globalSetup: ['packages/testing/src/postgres-global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
