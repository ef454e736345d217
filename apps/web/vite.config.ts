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
    // What a late part needs comes with it: no list of files to fetch with it.
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
                {
                  name: 'frame',
                  test: /src\/(root|entry\.client|app\/(app-styles|route-modules|shell\/shell)|lib\/(first-view|art|price-block\/pay-split)|ui\/(skeleton|page-cut|field|choice|icons\/(icon|x))|formats\/(dates|numbers|money)|money|outcome)\.tsx?/,
                },
                { name: 'terms', test: /src\/(ui\/note|lib\/(cancellation|book-elsewhere)|money-sums)\.tsx?/ },
                // What no page begins with.
                {
                  name: 'late-formats',
                  test: /packages\/(i18n\/src\/formats\/(calendar|written-dates|short-money|measures)|kernel\/src\/money-(order|shares))\.ts/,
                },
                { name: 'stay-query', test: /src\/products\/stays\/stay-(query|calls)\.ts/ },
                { name: 'stay', test: /src\/products\/stays\/(stay-(address|product|words|idea)|usual-stay)\.ts/ },
                {
                  name: 'offers',
                  test: /src\/(ui\/(stars|score|price-text|page-title|share-button)|lib\/(score|agency-figures|price-block\/pay-words))\.tsx?/,
                },
                { name: 'hold', test: /src\/features\/choose-and-hold\/(attempt|use-choose-and-hold)\.ts/ },
                {
                  name: 'booking',
                  test: /src\/(ui\/receipt|lib\/(price-block\/(price-block|made-rows|price-rows)|guarantee-text|booking-description|place-text|guest-draft)|products\/stays\/purchase\/stay-of|offer-of)\.tsx?/,
                },
                {
                  name: 'card-fields',
                  test: /src\/lib\/(saved-cards\/nick-name|card-fields\/(card-field-state|use-card-fields|late-card-fields|watch-plate|card-slot|card-marks))\.tsx?/,
                },
                { name: 'recent', test: /src\/lib\/recent-searches\.ts/ },
                { name: 'day', test: /src\/(ui\/native-day|lib\/use-day-text)\.tsx?|packages\/i18n\/src\/formats\/(read-day|day-near)/ },
                {
                  name: 'search',
                  test: /src\/(features\/search-form\/(search-form|date-field|date-range|place-field|before-option)|ui\/(combobox|in-view))\.tsx?/,
                },
                { name: 'recent-stays', test: /src\/products\/stays\/recent-stays\.ts/ },
                { name: 'compared', test: /src\/products\/stays\/compare-set\.ts/ },
                { name: 'stay-search', test: /src\/products\/stays\/search\/(hotel-search-form|use-search-form|stay-dates|party-field)\.tsx?/ },
                { name: 'save', test: /src\/features\/save-to-trip\/(save-button|saved-items|saving|use-saved-at)\.tsx?|icons\/heart\.mjs/ },
                { name: 'select', test: /src\/ui\/select\.tsx/ },
                {
                  name: 'list',
                  test: /src\/(features\/results\/(results-shell|use-draft|panels\/(list-head|results-states|pages|sort-form|clear-link|help-list)|map\/(map-aside|use-ground))|features\/search-form\/search-bar|ui\/if-wide|lib\/remember-late)\.tsx?/,
                },
                {
                  name: 'shared',
                  test: /src\/(ui|lib|features\/(choose-and-hold|results))\/|features\/my-bookings\/late-parts|features\/search-form\/(search-bar|places-api)|packages\/[^/]+\/src\//,
                  minShareCount: 2,
                  entriesAware: true,
                },
                { name: 'results', test: /products\/stays\/(results\/|search\/hotel-search-bar|routes\/search-detail)/, tags: ['$initial'] },
                { name: 'details', test: /products\/stays\/(details\/|routes\/hotel-details)/, tags: ['$initial'] },
                { name: 'checkout', test: /features\/(checkout|payment-step)\/|app\/purchase\/(checkout-page|open-checkout)/, tags: ['$initial'] },
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
  // All that pages import, also late: what a development server finds only later makes it load every open page again.
  optimizeDeps: { entries: ['src/{app,features,products,lib,ui}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
}))
