import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageInfo } from '@sojourn/i18n'
import type { RequestHandler, ServerBuild } from 'react-router'
import { COPY_HEADER } from '../lib/offline/offline-pages.ts'
import { compressed } from './compress.ts'
import { createFirstViews } from './first-views.ts'
import { honestStatus } from './honest-status.ts'
import { createInnerApi } from './inner-api.ts'
import { keyPage } from './key-page.ts'
import { pageLanguage } from './page-language.ts'
import { withReadablePath } from './readable-path.ts'
import { type Policy, securityHeaders } from './security-headers.ts'
import { createStaticFiles, type StaticFiles } from './static-files.ts'

export interface WebOptions {
  /** The API in the same process. */
  readonly apiFetch: (request: Request) => Promise<Response> | Response
  /** Origin of the payment gateway as a browser reaches it: `http://localhost:4101`. Frames come from there and nowhere else. */
  readonly gatewayUrl: string
  /** The built pages in a language; by default the build's output next to this package, which has a copy for each. */
  readonly build?: (language: string) => Promise<unknown>
  /** The languages that pages are offered in; by default those the product is complete in. */
  readonly languages?: readonly LanguageInfo[]
  /** Folder of the built browser files; `null` where something else serves them (development). */
  readonly clientFolder?: string | null
  readonly policy?: Policy
  /** The clock of the server. */
  readonly nowMs?: () => number
  /** Called with the errors of pages that could not be rendered. */
  readonly onError?: (error: unknown) => void
}

export interface Web {
  /** Answers a request for a page, a page's data, or a file. */
  fetch(request: Request): Promise<Response>
}

/** What a build's server entry offers besides the default export; see `entry.server.tsx`. */
type ServerEntry = Pick<typeof import('../entry.server.tsx'), 'createRequestHandler' | 'loadContext'>

const builtServer = (language: string) => new URL(`../../build/server/${language === DEFAULT_LANGUAGE ? '' : `${language}/`}index.js`, import.meta.url)
const RETRY_AFTER_S = '2'
const BUILT_CLIENT = new URL('../../build/client/', import.meta.url)

/** Asked for by every page; the loader of modules would look it up again each time. */
function builtOnce(): (language: string) => Promise<unknown> {
  const built = new Map<string, Promise<unknown>>()
  return (language) => {
    const known = built.get(language) ?? import(builtServer(language).href)
    built.set(language, known)
    return known
  }
}

/** The web server's face: files first, then pages rendered as a stream, all under the same safety headers. */
export function createWeb(options: WebOptions): Web {
  const {
    build = builtOnce(),
    languages = LANGUAGES,
    clientFolder = fileURLToPath(BUILT_CLIENT),
    policy = 'enforced',
    onError = console.error,
    nowMs = Date.now,
  } = options
  const files: StaticFiles | null = clientFolder === null ? null : createStaticFiles(clientFolder)
  const firstViewOf = files && createFirstViews(files)
  const gatewayOrigin = new URL(options.gatewayUrl).origin

  // A handler works out all routes when it is made: one for each build, not one for each page.
  const handlers = new Map<string, { readonly build: ServerBuild; readonly handle: RequestHandler }>()
  function handlerOf(made: ServerBuild, language: string): RequestHandler {
    const known = handlers.get(language)
    if (known?.build === made) return known.handle
    const { createRequestHandler } = made.entry.module as unknown as ServerEntry
    const handle = createRequestHandler(made, policy === 'reported' ? 'development' : 'production')
    handlers.set(language, { build: made, handle })
    return handle
  }

  async function languageByApi(request: Request): Promise<string | null> {
    const shell = await createInnerApi(request, options.apiFetch).client.post('/api/general/getShell', {})
    return shell.ok ? shell.data.language : null
  }

  async function page(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const url = new URL(request.url)
    const { language, cookieName, setCookie } = await pageLanguage(request, languages, () => languageByApi(request))
    if (url.searchParams.has('key')) return keyPage({ nonce, url, gatewayOrigin, policy, language })
    const inner = createInnerApi(request, options.apiFetch, [cookieName, language])
    const made = (await build(language)) as ServerBuild
    const { loadContext } = made.entry.module as unknown as ServerEntry
    let whole: Uint8Array<ArrayBuffer> | null = null
    const takeWhole = (html: Uint8Array<ArrayBuffer>) => {
      whole = html
    }
    let outsideOrigin: string | null = null
    const openTo = (origin: string) => {
      outsideOrigin = origin
    }
    const isOfflineCopy = request.headers.has(COPY_HEADER)
    const firstView = firstViewOf?.(request, isOfflineCopy) ?? null
    const facts = { nonce, nowMs: nowMs(), origin: url.origin, gatewayUrl: options.gatewayUrl, isOfflineCopy, firstView, api: inner.client, openTo, takeWhole }
    const answer = await handlerOf(made, language)(request, loadContext(facts))
    const status = honestStatus(answer.status, inner.statuses())
    const headers = new Headers(answer.headers)
    if (status === 503) headers.set('retry-after', RETRY_AFTER_S)
    if (setCookie) headers.append('set-cookie', setCookie)
    headers.set('content-language', language)
    headers.append('vary', 'accept-language, cookie')
    for (const cookie of inner.cookies()) headers.append('set-cookie', cookie)
    for (const [name, value] of securityHeaders({ nonce, url, gatewayOrigin, policy, isOfflineCopy, outsideOrigin })) headers.set(name, value)
    // A page is about who asks: no shared cache may keep it.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    // A document that is whole says how long it is.
    const body = headers.has('content-length') && whole ? whole : answer.body
    return compressed(request, { body, status, statusText: status === answer.status ? answer.statusText : '', headers })
  }

  return {
    async fetch(request) {
      // Every change goes through the API; pages are only read.
      // not translated: for machines
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
      const file = await files?.find(request)
      if (file) return file
      try {
        return await page(withReadablePath(request))
      } catch (error) {
        onError(error)
        return new Response('This page could not be made. Nothing was booked or charged. Please try again in a moment.', { status: 500 })
      }
    },
  }
}
