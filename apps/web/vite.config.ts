import { reactRouter } from '@react-router/dev/vite'
import { markTexts } from '@sojourn/i18n/compile'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { plainImports } from './plain-imports.ts'

export default defineConfig(({ command }) => ({
  plugins: [markTexts(), tailwindcss(), reactRouter(), plainImports],
  build: {
    // Browsers of the last two years: `light-dark()` stays as written, so one subtree can be shown by night (the gallery does).
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    // What a lazy part needs comes with it: no list of files to fetch with it.
    modulePreload: false,
  },
  // Few files instead of many small ones: each costs a phone a round trip, and what is packed together packs tighter. The framework is one; what
  // every page needs another; then what stays share; then what a page needs for its first view.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Our own modules do nothing by being loaded: a face that names ten things brings only the one that is asked for.
          treeshake: {
            moduleSideEffects: [{ test: /\/src\/(features|products|ui|lib|app\/purchase)\/.*\.tsx?$|packages\/[^/]+\/src\//, sideEffects: false }],
            manualPureFunctions: ['forwardRef', 'createContext', 'memo', 'lazy'],
          },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'frame', test: /src\/(root|entry\.client|app\/shell\/shell)\.tsx/ },
                { name: 'kit', test: /src\/(ui|lib)\/|packages\//, minShareCount: 48, tags: ['$initial'] },
                { name: 'shared', test: /src\/|packages\//, minShareCount: 2, entriesAware: true },
              ],
            },
          },
        },
      },
    },
  },
  // One file with everything in it: React's production build whatever NODE_ENV says when it runs, and a quick start.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  // All that pages import, also lazily: what a development server finds only later makes it load every open page again.
  optimizeDeps: { entries: ['src/{app,features,products,lib,ui}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
}))
