import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lean } from './src/lean/lean.ts'

export default defineConfig(({ command }) => ({
  plugins: [lean(), tailwindcss(), reactRouter()],
  build: {
    // Browsers of the last two years: `light-dark()` stays as written, so one subtree can be shown by night (the gallery does).
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    // What a late part needs comes with it: no list of files to fetch beside it, and no helper that reads it.
    modulePreload: false,
  },
  // Few files instead of many small ones: each costs a phone a round trip, and what is packed together packs tighter. The framework is one; what stands
  // on every page another; then what stays share; then what a page needs itself from its first moment.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Our own modules do nothing by being loaded: a face that names ten things brings only the one that is asked for.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(features|ui|lib)\/.*\.tsx?$|packages\/[^/]+\/src\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'frame',
                  test: /src\/(app\/(root|entry\.client|shell\/shell)|lib\/(stay-address|stay-product|dates|money|art)|ui\/(note|later|skeleton|page-cut))\.tsx?|icons\/x\.mjs/,
                },
                { name: 'stay', test: /src\/(ui\/(stars|score|price-text|page-title|share-button)|lib\/(score|compare-set))\.tsx?/ },
                { name: 'booking', test: /src\/(ui\/receipt|lib\/(receipt-lines|stay-words|guest-draft))\.tsx?/ },
                { name: 'field', test: /src\/ui\/(field|choice)\.tsx/ },
                { name: 'recent', test: /src\/lib\/recent-searches\.ts/ },
                { name: 'search', test: /src\/(features\/hotel-search\/(hotel-search-form|date-range|party-field)|ui\/(combobox|in-view))\.tsx?/ },
                { name: 'shared', test: /src\/(ui|lib)\/|packages\/[^/]+\/src\/|lucide-react/, minShareCount: 2, entriesAware: true },
                { name: 'results', test: /features\/hotel-(results\/|search\/hotel-search-bar)|routes\/search-detail/, tags: ['$initial'] },
                { name: 'details', test: /features\/hotel-details\/|routes\/hotel-details/, tags: ['$initial'] },
                { name: 'checkout', test: /features\/(checkout|payment-step)\/|routes\/hotel-checkout\./, tags: ['$initial'] },
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
}))
