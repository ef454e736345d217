import { defineConfig } from 'vite'

/** The service worker: one script with all it needs, under a name that stays. Built into the files of the pages, after them. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: 'src/offline-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'offline-worker.js' },
      // Our own modules do nothing by being loaded, but for the worker itself.
      treeshake: {
        moduleSideEffects: [
          { test: /\/src\/offline-worker\/worker\.ts$/, sideEffects: true },
          { test: /\.ts$/, sideEffects: false },
        ],
      },
    },
  },
})
