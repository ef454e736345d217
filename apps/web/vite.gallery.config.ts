import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The gallery as files alone, for `e2e/gallery.e2e.ts`. Its texts stay as they are written, in English. No part of the product. */
export default defineConfig({
  plugins: [tailwindcss()],
  publicDir: false,
  build: {
    // As that of the product: `light-dark()` stays as written.
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/app/gallery-alone.tsx',
      output: {
        entryFileNames: 'gallery.js',
        assetFileNames: (asset) => (asset.names.some((name) => name.endsWith('.css')) ? 'gallery.css' : '[name][extname]'),
      },
      // Parts that are late in the product are here at once.
      checks: { ineffectiveDynamicImport: false },
    },
  },
})
