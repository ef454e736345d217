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
  // One file with everything in it: React's production build whatever NODE_ENV says when it runs, and a quick start.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
}))
