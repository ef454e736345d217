import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

/** Where the server takes the web site from while developing: straight from the sources, changed pages at once. */
export interface DevWeb {
  /** The current server build; asked for each page. */
  load(): Promise<ServerBuild>
  /** Answers modules and assets, or calls `next`. */
  assets(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** What the content security policy must allow pages to connect to besides. */
  readonly connectSources: readonly string[]
  close(): Promise<void>
}

/** Vite in middleware mode; its socket for changed modules listens on `socketPort`. */
export async function createDevWeb(socketPort: number): Promise<DevWeb> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('.', import.meta.url))
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: socketPort } } })
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    assets: (request, response, next) => vite.middlewares(request, response, next),
    connectSources: [`ws://localhost:${socketPort}`],
    close: () => vite.close(),
  }
}
