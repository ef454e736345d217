import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What stands in for a part of a library in the build: by the end of its import and who imports it. */
const STAND_INS = [
  { end: '/createLucideIcon.mjs', within: '/lucide-react/', ours: here('./icon.ts'), everywhere: true },
  { end: '/instrumentation.js', within: '/react-router/dist/production/lib/router/router.js', ours: here('./no-instrumentation.ts'), everywhere: false },
] as const

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
  }
}
