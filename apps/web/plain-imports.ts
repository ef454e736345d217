import type { Plugin } from 'vite'

/**
 * Lazy parts have no list of files to fetch with them (`modulePreload`), and no styles of their own: what Vite adds to each lazy import to read that list is left
 * out. It is found by Vite's own name for it, which a test watches.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}
