import { createRequestHandler, Outlet, Scripts, type ServerBuild, ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { withHandoff } from './handoff.ts'
import { renderNow } from './render-now.ts'
import { renderWhole } from './render-whole.ts'

const NONCE = 'n'
const answer = 'a <b> & “c” \u2028 d'

/** A site of one route, drawn by `handleRequest`. */
function siteOf(handleRequest: ServerBuild['entry']['module']['default']) {
  const Document = () => (
    <html lang="en">
      <head />
      <body>
        <Outlet />
        <Scripts nonce={NONCE} />
      </body>
    </html>
  )
  const shape = { id: 'root', path: '', hasLoader: true, hasAction: false, hasErrorBoundary: false, module: '/root.js' }
  const manifestRoute = { ...shape, hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false, parentId: undefined }
  const build = {
    entry: { module: { default: handleRequest } },
    routes: { root: { ...shape, module: { default: Document, loader: () => ({ told: answer }) } } },
    assets: { version: '1', url: '/manifest.js', entry: { module: '/entry.js', imports: [] }, routes: { root: manifestRoute } },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
  return createRequestHandler(build as unknown as ServerBuild, 'production')
}

const scriptsOf = (html: string) => html.match(/<script nonce="n">window\.__reactRouterContext\.streamController.*?<\/script>/g)

test('the data for the browser is added in the words of the router', async () => {
  const byStream = siteOf(async (request, status, headers, context) => {
    const { html } = await renderWhole(<ServerRouter context={context} url={request.url} nonce={NONCE} />, NONCE)
    return new Response(html, { status, headers })
  })
  const inOneGo = siteOf(async (request, status, headers, context) => {
    const html = renderNow(<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} nonce={NONCE} />)
    return new Response(html && (await withHandoff(html, context.serverHandoffStream, NONCE)), { status, headers })
  })
  const textOf = async (site: typeof inOneGo) => (await site(new Request('http://a.test/'))).text()
  const [theirs, ours] = [await textOf(byStream), await textOf(inOneGo)]
  expect(ours).toMatch(/^<!DOCTYPE html><html lang="en">.*<\/body><\/html>$/s)
  expect(scriptsOf(ours)).toHaveLength(2)
  expect(scriptsOf(ours)).toEqual(scriptsOf(theirs))
})
