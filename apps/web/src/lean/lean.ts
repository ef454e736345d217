import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { leanRouter } from './lean-router.ts'
import { withStringPieces } from './string-pieces.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What stands in for a part of a library in the build: by the end of its import and who imports it. */
const STAND_INS = [
  { end: '/createLucideIcon.mjs', within: '/lucide-react/', ours: here('./icon.ts'), everywhere: true },
  { end: '/instrumentation.js', within: '/react-router/dist/production/lib/router/router.js', ours: here('./no-instrumentation.ts'), everywhere: false },
] as const

const PRELOAD_HELPER = '\0vite/preload-helper.js'

const ROUTER = '/react-router/dist/production/'

/** Leaves away from the build what we carry of two libraries without using it. Where a library has moved such a part, it is simply built whole. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isClient = this.environment.name === 'client'
      const standIn = STAND_INS.find(({ end, within, everywhere }) => source.endsWith(end) && importer?.includes(within) && (everywhere || isClient))
      return standIn?.ours ?? null
    },
    transform(code, id) {
      if (this.environment.name === 'client') return id.includes(ROUTER) ? { code: leanRouter(code), map: null } : null
      return id.endsWith('/react-dom-server.node.production.js') ? withStringPieces(code) : null
    },
    // A late part is fetched and that is all: the builder's helper would look for files to fetch beside it, of which there are none.
    load(id) {
      return id === PRELOAD_HELPER && this.environment.name === 'client' ? 'export const __vitePreload = (load) => load()' : null
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isDynamicEntry && file.viteMetadata?.importedCss.size) {
          this.error(`${file.name} is fetched late and brings a style sheet, which nobody would load: import it in app.css`)
        }
      }
    },
  }
}
