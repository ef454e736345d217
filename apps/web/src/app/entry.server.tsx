import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from '../lib/nonce.ts'
import { type RequestFacts, requestContext } from '../lib/request.ts'

/** How long a page may wait for its slowest part before the rest is sent without it. */
export const streamTimeout = 5_000

// The web server takes the handler from here: it must be the one of this build, as all of React is.
export { createRequestHandler }

/** Called by the web server: only code of this build may make the context, for its keys are objects of this build. */
export function loadContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, facts)
  return context
}

/**
 * The manifest without the lists of modules to fetch early. Those fetches have the priority of a style sheet and take the line from the picture
 * the page opens with; the page can be read and its forms sent before any script, so scripts come after it.
 */
function withoutPreloads(manifest: EntryContext['manifest']): EntryContext['manifest'] {
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]))
  return { ...manifest, entry: { ...manifest.entry, imports: [] }, routes }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext)
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), streamTimeout + 1_000)
  let statusNow = status
  let started = false
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...routerContext, manifest: withoutPreloads(routerContext.manifest) }} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // What is ready is sent in its place, however long it is: else React puts long parts behind a script, and who has none sees only their shape.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: impatience.signal,
      onError(error) {
        statusNow = 500
        // Before the first byte the error becomes a page of its own; after it, only the log can tell.
        if (started && !impatience.signal.aborted) console.error(error)
      },
    },
  )
  started = true
  void body.allReady.finally(() => clearTimeout(timer)).catch(() => {})
  // A crawler reads once and does not wait for late parts.
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : body, { status: statusNow, headers })
}
