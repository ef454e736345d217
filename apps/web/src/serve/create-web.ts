import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { RequestHandler, ServerBuild } from 'react-router'
import { compressed } from './compress.ts'
import { createFirstViews } from './first-views.ts'
import { createInnerApi } from './inner-api.ts'
import { type Policy, securityHeaders } from './security-headers.ts'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

export interface WebOptions {
  /** The API in the same process. */
  readonly apiFetch: (request: Request) => Promise<Response> | Response
  /** Origin of the payment gateway as a browser reaches it: `http://localhost:4101`. Frames come from there and nowhere else. */
  readonly gatewayUrl: string
  /** The built pages; by default what `react-router build` left beside this package. */
  readonly build?: () => Promise<unknown>
  /** Folder of the built browser files; `null` where something else serves them (development). */
  readonly clientFolder?: string | null
  readonly policy?: Policy
  /** Hears of pages that could not be made. */
  readonly onError?: (error: unknown) => void
}

export interface Web {
  /** Answers a request for a page, a page's data, or a file. */
  fetch(request: Request): Promise<Response>
}

/** What a build's server entry offers beside the default export; see `entry.server.tsx`. */
type ServerEntry = Pick<typeof import('../entry.server.tsx'), 'createRequestHandler' | 'loadContext'>

const BUILT_SERVER = new URL('../../build/server/index.js', import.meta.url)
const BUILT_CLIENT = new URL('../../build/client/', import.meta.url)

/** Asked for by every page; the loader of modules would look it up anew each time. */
function builtOnce(): () => Promise<unknown> {
  let built: Promise<unknown> | null = null
  return () => {
    built ??= import(BUILT_SERVER.href)
    return built
  }
}

/** The web server's face: files first, then pages rendered as a stream, all under the same safety headers. */
export function createWeb(options: WebOptions): Web {
  const { build = builtOnce(), clientFolder = fileURLToPath(BUILT_CLIENT), policy = 'enforced', onError = console.error } = options
  const files: StaticFiles | null = clientFolder === null ? null : createStaticFiles(clientFolder)
  const firstViewOf = files && createFirstViews(files)
  const gatewayOrigin = new URL(options.gatewayUrl).origin

  // A handler works out all routes when it is made: one for each build, not one for each page.
  let handler: { readonly build: ServerBuild; readonly handle: RequestHandler } | null = null
  function handlerOf(made: ServerBuild): RequestHandler {
    if (handler?.build !== made) {
      const { createRequestHandler } = made.entry.module as unknown as ServerEntry
      handler = { build: made, handle: createRequestHandler(made, policy === 'reported' ? 'development' : 'production') }
    }
    return handler.handle
  }

  async function page(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const url = new URL(request.url)
    const inner = createInnerApi(request, options.apiFetch)
    const made = (await build()) as ServerBuild
    const { loadContext } = made.entry.module as unknown as ServerEntry
    let whole: Uint8Array<ArrayBuffer> | null = null
    const takeWhole = (html: Uint8Array<ArrayBuffer>) => {
      whole = html
    }
    const firstView = firstViewOf?.(request) ?? null
    const facts = { nonce, origin: url.origin, gatewayUrl: options.gatewayUrl, firstView, api: inner.client, takeWhole }
    const answer = await handlerOf(made)(request, loadContext(facts))
    const headers = new Headers(answer.headers)
    for (const cookie of inner.cookies()) headers.append('set-cookie', cookie)
    for (const [name, value] of securityHeaders({ nonce, url, gatewayOrigin, policy })) headers.set(name, value)
    // A page is about who asks: no shared cache may keep it.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    // A document that is whole says how long it is.
    const body = headers.has('content-length') && whole ? whole : answer.body
    return compressed(request, { body, status: answer.status, statusText: answer.statusText, headers })
  }

  return {
    async fetch(request) {
      // Every change goes through the API; pages are only read.
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
      const file = await files?.find(request)
      if (file) return file
      try {
        return await page(request)
      } catch (error) {
        onError(error)
        return new Response('This page could not be made. Nothing was booked or charged. Please try again in a moment.', { status: 500 })
      }
    },
  }
}
