import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createWeb, type Web, type WebOptions } from './create-web.ts'

export interface DevelopmentWeb {
  readonly web: Web
  /** Serves modules and public files: runs before the pages in a Node HTTP server. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
  close(): Promise<void>
}

/** Pages straight from their sources, reloading as they change. `server` carries the reload socket. */
export async function createDevelopmentWeb(options: Omit<WebOptions, 'build' | 'clientFolder' | 'policy'>, server: Server): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
  })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return { web: createWeb({ ...options, build, clientFolder: null, policy: 'reported' }), middleware: vite.middlewares, close: () => vite.close() }
}
