import { type Client, createClient } from '@sojourn/contracts/client'

// What the API must know of the visitor to decide as if the visitor had called it.
const FORWARDED = ['accept-language', 'user-agent', 'x-client-country', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id'] as const

/**
 * The API for the loaders of one page, dispatched in process as the visitor: same host, same cookies, and the currency that the address of the page asks for. Cookies it sets reach the visitor. `known` is a cookie
 * that is sent whether the visitor has it or not: the language of the page.
 */
export function createInnerApi(
  page: Request,
  apiFetch: (request: Request) => Promise<Response> | Response,
  ...known: readonly (readonly [string, string])[]
): { client: Client; cookies: () => string[]; statuses: () => readonly number[] } {
  const { origin, searchParams } = new URL(page.url)
  const currency = searchParams.get('currency')
  const jar = new Map([...pairs(page.headers.get('cookie')), ...known])
  const set: string[] = []
  const statuses: number[] = []
  const client = createClient(async (path, init) => {
    const headers = new Headers(init.headers)
    for (const name of FORWARDED) {
      const value = page.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    // A call made for a page of ours comes from ours: the checks of origin see what a browser would have sent.
    headers.set('origin', origin)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('host', page.headers.get('host') ?? new URL(origin).host)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const to = new URL(path, origin)
    if (currency) to.searchParams.set('currency', currency)
    const answer = await apiFetch(new Request(to, { method: 'POST', headers, body: init.body ?? null, signal: page.signal }))
    statuses.push(answer.status)
    for (const line of answer.headers.getSetCookie()) {
      set.push(line)
      const [pair] = pairs(line.split(';')[0] ?? '')
      if (pair) jar.set(...pair)
    }
    return answer
  })
  return { client, cookies: () => set, statuses: () => statuses }
}

const pairs = (text: string | null): [string, string][] =>
  (text ?? '').split(/;\s*/).flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as [string, string]] : []
  })
