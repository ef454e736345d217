/** What operators ask of a node: alive, ready, figures. Null where the path is none of these. */
export function createOperations(deps: {
  ready: () => Promise<Record<string, boolean>>
  metrics: () => Promise<string>
}): (request: Request) => Promise<Response> | null {
  return (request) => {
    switch (new URL(request.url).pathname) {
      case '/healthz':
        return Promise.resolve(json(200, { status: 'ok' }))
      case '/readyz':
        return readiness(deps.ready)
      case '/metrics':
        return deps
          .metrics()
          .then((text) => new Response(text, { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' } }))
      default:
        return null
    }
  }
}

async function readiness(check: () => Promise<Record<string, boolean>>): Promise<Response> {
  const parts = await check()
  return json(Object.values(parts).every(Boolean) ? 200 : 503, parts)
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
