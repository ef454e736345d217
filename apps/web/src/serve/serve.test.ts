import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compress.ts'
import { createInnerApi } from './inner-api.ts'
import { contentPolicy, securityHeaders } from './security-headers.ts'

const answer = (data: unknown, headers: Record<string, string> = {}) => Response.json({ status: 'success', status_code: 200, message: '', data }, { headers })

test('the policy allows frames of the gateway alone and nothing inline without the nonce', () => {
  const policy = contentPolicy({ nonce: 'abc', url: new URL('https://a.test/'), gatewayOrigin: 'https://pay.test' })
  expect(policy).toContain('frame-src https://pay.test;')
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic'")
  expect(policy).not.toContain('unsafe')
})

test('HSTS is said over https only', () => {
  const names = (url: string) => securityHeaders({ nonce: 'n', url: new URL(url), gatewayOrigin: 'https://p.test', policy: 'enforced' }).map(([name]) => name)
  expect(names('https://a.test')).toContain('strict-transport-security')
  expect(names('http://a.test')).not.toContain('strict-transport-security')
})

test('a loader calls as the visitor: same host, same cookies, and a cookie set by one call is sent with the next', async () => {
  const seen: string[] = []
  const inner = createInnerApi(new Request('http://shop.test/x', { headers: { cookie: 'sid=1' } }), (request) => {
    seen.push(`${new URL(request.url).host} ${request.headers.get('cookie')} ${request.headers.get('origin')}`)
    return answer({}, { 'set-cookie': 'browser=b; Path=/; HttpOnly' })
  })
  await inner.client.post('/api/user/signOut', {})
  await inner.client.post('/api/user/signOut', {})
  expect(seen).toEqual(['shop.test sid=1 http://shop.test', 'shop.test sid=1; browser=b http://shop.test'])
  expect(inner.cookies()).toEqual(['browser=b; Path=/; HttpOnly', 'browser=b; Path=/; HttpOnly'])
})

test('a packed stream is not held back: the first part arrives before the last is made', async () => {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      out.enqueue(new TextEncoder().encode('<p>first</p>'))
      finish = () => {
        out.enqueue(new TextEncoder().encode('<p>last</p>'))
        out.close()
      }
    },
  })
  const packed = await compressed(
    new Request('http://a.test', { headers: { 'accept-encoding': 'br' } }),
    new Response(body, { headers: { 'content-type': 'text/html' } }),
  )
  const reader = packed.body!.getReader()
  const pieces = [(await reader.read()).value!]
  expect(pieces[0]!.length).toBeGreaterThan(0)
  finish()
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value)
  expect(brotliDecompressSync(Buffer.concat(pieces)).toString()).toBe('<p>first</p><p>last</p>')
})
