import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/build/**', '**/.react-router/**']

export default defineConfig({
  // Components are rendered to strings on Node; no test needs a browser's DOM, those that do are journeys of e2e/.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // The files of a worker share their modules: loading them anew for each file costs more than most tests. See docs/decisions/0018.
    isolate: false,
    // Vitest by itself leaves one core alone, which is half of two. One more than there are: a file that waits, for a lease or a failover, needs none.
    maxWorkers: process.env.VITEST_MAX_WORKERS ? Number(process.env.VITEST_MAX_WORKERS) : availableParallelism() + 1,
    // What comes is awaited as long as a machine that is busy elsewhere takes.
    expect: { poll: { timeout: 15_000 } },
    // What one file put in the place of a global, of the time or of a function is gone before the next is loaded.
    setupFiles: ['packages/testing/src/leave-nothing.ts'],
    globalSetup: ['packages/testing/src/test-server.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.pg.test.ts'],
          // For a machine that is busy elsewhere: nothing waits for it otherwise.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          retry: 1,
          include: ['{apps,packages,tools}/**/*.pg.test.ts'],
          exclude: everywhere,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'reliability',
          // Killed processes and clocks of other processes: what passes only when it is tried again is named at the end.
          retry: 1,
          include: ['e2e/reliability/*.test.ts'],
          exclude: ['**/node_modules/**'],
          // Each file starts, kills and stops servers of its own.
          isolate: true,
          globalSetup: ['e2e/reliability/world-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
