import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from '../lib/nonce.ts'
import { type RequestFacts, requestContext } from '../lib/request.ts'
import { inOrder, isAwaited, renderEarly } from './render-early.ts'
import { renderWhole } from './render-whole.ts'

/** How long a page's data may keep the browser waiting for its slowest part. */
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

/** Nothing is painted before the style sheet, yet in the page it stands behind pictures and scripts: the head of the answer names it first. */
const stylesFirst = ({ manifest }: EntryContext): string => (manifest.routes.root?.css ?? []).map((href) => `<${href}>; rel=preload; as=style`).join(', ')

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, takeWhole } = context.get(requestContext)
  const draw = (more: Partial<EntryContext>) => (
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...routerContext, ...more, manifest: withoutPreloads(routerContext.manifest) }} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('link', stylesFirst(routerContext))
  const whole = renderWhole(draw({}), nonce)
  const isLate = await isAwaited(routerContext.staticHandlerContext.loaderData)
  // The data for the browser's script can be read once: it goes with the whole.
  const early = isLate ? await renderEarly(draw({ serverHandoffStream: undefined, renderMeta: {} }), nonce) : null
  if (early) return new Response(request.method === 'HEAD' ? null : (inOrder(early, whole) as BodyInit), { status, headers })
  const { html, faulty } = await whole
  headers.set('content-length', String(html.length))
  if (request.method !== 'HEAD') takeWhole(html)
  return new Response(null, { status: faulty ? 500 : status, headers })
}
