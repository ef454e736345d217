import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { appCss } from './app/app-styles.tsx'
import { inOrder, isAwaited, promisesIn, renderEarly } from './app/render-early.ts'
import { renderWhole } from './app/render-whole.ts'
import { modulesOf, RouteModulesContext } from './app/route-modules.tsx'
import { FirstViewContext, hasFile } from './lib/first-view.ts'
import { NonceContext } from './lib/nonce.ts'
import { disableControls } from './lib/offline/disable-controls.ts'
import { offlinePerson } from './lib/offline/may-be-stored.ts'
import { OfflineCopyContext } from './lib/offline/offline-copy.ts'
import { PERSON_HEADER } from './lib/offline/offline-pages.ts'
import { type RequestFacts, requestContext } from './lib/request.ts'
import type { Shell } from './lib/shell.ts'

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
 * The manifest without the lists of modules to fetch early: the router would ask for them with the priority of a style sheet, and they would take the line
 * from the picture the page opens with. `RouteModules` names them instead.
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
  const { nonce, takeWhole, firstView, isOfflineCopy } = context.get(requestContext)
  const hasFiles = firstView === null || (!isOfflineCopy && hasFile(request.headers.get('cookie'), appCss))
  const modules = isOfflineCopy ? [] : modulesOf(routerContext)
  const render = (more: Partial<EntryContext> = {}) => (
    <NonceContext value={nonce}>
      <FirstViewContext value={hasFiles ? null : firstView}>
        <RouteModulesContext value={modules}>
          <OfflineCopyContext value={isOfflineCopy}>
            <ServerRouter context={{ ...routerContext, ...more, manifest: withoutPreloads(routerContext.manifest) }} url={request.url} nonce={nonce} />
          </OfflineCopyContext>
        </RouteModulesContext>
      </FirstViewContext>
    </NonceContext>
  )
  // The data for the browser's script can be read once: it goes with the whole document.
  const renderWithoutData = () => render({ serverHandoffStream: undefined, renderMeta: {} })
  const send = (html: Uint8Array<ArrayBuffer>, sentStatus: number) => {
    headers.set('content-length', String(html.length))
    if (request.method !== 'HEAD') takeWhole(html)
    return new Response(null, { status: sentStatus, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const shell = routerContext.staticHandlerContext.loaderData?.root as Shell | undefined
  if (shell) headers.set(PERSON_HEADER, offlinePerson(shell) ?? '')
  // Nothing is painted before the style sheet: where it is a file, the head of the answer names it before the document does.
  if (hasFiles) headers.set('link', `<${appCss}>; rel=preload; as=style`)
  if (isOfflineCopy) {
    const { html, faulty } = await renderWhole(renderWithoutData(), nonce)
    return send(new TextEncoder().encode(disableControls(new TextDecoder().decode(html))), faulty ? 500 : status)
  }
  const whole = renderWhole(render(), nonce)
  const isPending = await isAwaited(promisesIn(routerContext.staticHandlerContext.loaderData))
  const early = isPending ? await renderEarly(renderWithoutData(), nonce) : null
  if (early) return new Response(request.method === 'HEAD' ? null : (inOrder(early, whole) as BodyInit), { status, headers })
  const { html, faulty } = await whole
  return send(html, faulty ? 500 : status)
}
