import { type Call, openApi } from '@sojourn/contracts'
import type { Caller } from './caller.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { answer, failureOf } from './envelope.ts'
import { type Route, rawRoute } from './route.ts'

const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** `/api/openapi.json` and `/api/docs`, from the same schemas that validate: written when they are first asked for, which most processes never are. */
export function documentRoutes(calls: readonly Call[], title: string): Route[] {
  let written: ReturnType<typeof write> | undefined
  const texts = () => (written ??= write(calls, title))
  // A host at which no site is has no documents either.
  const served = (body: () => string, type: string) => async (_request: Request, caller: Caller | null) =>
    caller
      ? new Response(body(), { headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' } })
      : answer(failureOf({ code: 'unknown_organisation' }), new Headers())
  return [
    rawRoute(
      'GET',
      '/api/openapi.json',
      served(() => texts().json, 'application/json'),
    ),
    rawRoute(
      'GET',
      '/api/docs',
      served(() => texts().page, 'text/html'),
    ),
    rawRoute(
      'GET',
      '/api/docs.css',
      served(() => DOCS_STYLE, 'text/css'),
    ),
  ]
}

function write(calls: readonly Call[], title: string) {
  const document = openApi(calls, title)
  return { json: JSON.stringify(document), page: docsPage(calls, document as { paths: Record<string, unknown> }, title) }
}
