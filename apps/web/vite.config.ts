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
  // Few files instead of many small ones: each costs a phone a round trip. What most pages share is one, the framework another.
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
                { name: 'kit', test: /web\/src\/(app\/shell\/failure|features\/sign-in\/sign-in-(provider|machine)|ui\/toast)|icons\/lock/ },
                { name: 'kit', test: /web\/src\/(ui|lib)\/|packages\/[^/]+\/src\/|lucide-react/, minShareCount: 6 },
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
