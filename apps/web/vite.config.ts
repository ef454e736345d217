import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Browsers of the last two years: `light-dark()` stays as written, so one subtree can be shown by night (the gallery does).
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  // Few files instead of many small ones: each costs a phone a round trip. What most pages share is one, the framework another.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'kit', test: /(src\/(ui|lib)\/|lucide-react)/, minShareCount: 6 },
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
