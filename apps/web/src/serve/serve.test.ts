import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressed, packingOf } from './compress.ts'
import { honestStatus } from './honest-status.ts'
import { createInnerApi } from './inner-api.ts'
import { withReadablePath } from './readable-path.ts'
import { contentPolicy, securityHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'

const answer = (data: unknown, headers: Record<string, string> = {}) => Response.json({ status: 'success', status_code: 200, message: '', data }, { headers })

test('the policy allows frames of the gateway alone and nothing inline without the nonce', () => {
  const policy = contentPolicy({ nonce: 'abc', url: new URL('https://a.test/'), gatewayOrigin: 'https://pay.test' })
  expect(policy).toContain('frame-src https://pay.test;')
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic'")
  expect(policy).not.toContain('unsafe')
})

test('a page may begin with the one service worker and no other; a page that is stored runs nothing at all', () => {
  const facts = { nonce: 'abc', url: new URL('https://a.test/x'), gatewayOrigin: 'https://pay.test' }
  expect(contentPolicy(facts)).toContain('worker-src https://a.test/offline-worker.js;')
  const stored = contentPolicy({ ...facts, isOfflineCopy: true })
  expect(stored).toContain("default-src 'none'")
  expect(stored).toContain("style-src 'self' 'nonce-abc'")
  for (const rule of ['script-src', 'connect-src', 'worker-src', 'frame-src']) expect(stored).not.toContain(rule)
})

test('[A1.5] a page with a chat of another company is open to that one origin, and no stored page is', () => {
  const facts = { nonce: 'abc', url: new URL('https://a.test/'), gatewayOrigin: 'https://pay.test', outsideOrigin: 'https://chat.test' }
  const policy = contentPolicy(facts)
  expect(policy).toContain("connect-src 'self' wss://a.test https://pay.test https://chat.test wss://chat.test;")
  expect(policy).toContain('frame-src https://pay.test https://chat.test;')
  expect(policy).not.toContain('unsafe')
  expect(contentPolicy({ ...facts, isOfflineCopy: true })).not.toContain('chat.test')
  expect(contentPolicy({ ...facts, outsideOrigin: null })).not.toContain('chat.test')
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

test('a page whose address asks for a currency asks for its prices in it', async () => {
  const seen: string[] = []
  const inner = createInnerApi(new Request('http://shop.test/x?currency=EUR&to=a'), ({ url }) => {
    seen.push(url)
    return answer({})
  })
  await inner.client.post('/api/user/signOut', {})
  expect(seen).toEqual(['http://shop.test/api/user/signOut?currency=EUR'])
})

for (const [packing, unpack] of [
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
] as const) {
  test(`a stream packed as ${packing} is not held back: the first part arrives before the last is made`, async () => {
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
      new Request('http://a.test', { headers: { 'accept-encoding': packing } }),
      new Response(body, { headers: { 'content-type': 'text/html' } }),
    )
    const reader = packed.body!.getReader()
    const pieces = [(await reader.read()).value!]
    expect(pieces[0]!.length).toBeGreaterThan(0)
    finish()
    for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value)
    expect(unpack(Buffer.concat(pieces)).toString()).toBe('<p>first</p><p>last</p>')
  })
}

test('[C4.4] a path that cannot be read is one that is not there', () => {
  const pathOf = (path: string) => new URL(withReadablePath(new Request(`http://a.test${path}`)).url).pathname
  expect(['/%', '/50%25', '/%ff', '/a/%E0%A4%A', '/%zz', '/caf%C3%A9', '/?%', '/a%0D%0Ax', '/a%E2%80%A8'].map(pathOf)).toEqual([
    '/%25',
    '/50%25',
    '/%25ff',
    '/a/%25E0%25A4%25A',
    '/%25zz',
    '/caf%C3%A9',
    '/',
    '/a%250D%250Ax',
    '/a%25E2%2580%25A8',
  ])
})

test('[C4.4] a page fails by a fault of ours only where a call for it did', () => {
  expect(honestStatus(503, [200, 400])).toBe(400)
  expect(honestStatus(503, [200, 404])).toBe(404)
  expect(honestStatus(503, [400, 503])).toBe(503)
  expect(honestStatus(503, [])).toBe(503)
  expect(honestStatus(503, [200, 401])).toBe(503)
  expect(honestStatus(200, [400])).toBe(200)
})

test('a document is packed in the quickest way that the visitor takes', () => {
  const packing = (accepted: string) => packingOf(new Request('http://a.test', { headers: { 'accept-encoding': accepted } }), ['zstd', 'br', 'gzip'])
  expect([packing('gzip, deflate, br, zstd'), packing('gzip, br'), packing('gzip'), packing('identity'), packing('br;q=0, gzip')]).toEqual([
    'zstd',
    'br',
    'gzip',
    null,
    'gzip',
  ])
})

test('a file is sent as the build packed it, and as it is where the build did not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'home-1.js'), 'raw')
  writeFileSync(join(folder, 'assets', 'home-1.js.br'), 'packed')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'offline-worker.js'), 'worker')
  const files = createStaticFiles(folder)
  const sent = async (path: string) => {
    const answer = await files.find(new Request(`http://a.test${path}`, { headers: { 'accept-encoding': 'gzip, br, zstd' } }))
    return answer && [answer.headers.get('content-encoding'), answer.headers.get('vary'), await answer.text()]
  }
  const worker = await files.find(new Request('http://a.test/offline-worker.js'))
  // By its own headers, not by those of the page: it may ask this site, and a new one is taken at once.
  expect([worker?.headers.get('content-security-policy'), worker?.headers.get('cache-control')]).toEqual(["default-src 'none'; connect-src 'self'", 'no-cache'])
  expect(await sent('/assets/home-1.js')).toEqual(['br', 'accept-encoding', 'packed'])
  expect(await sent('/icon.svg')).toEqual([null, 'accept-encoding', '<svg/>'])
  expect(await sent('/icon.svg.br')).toBeNull()
  expect(files.read('/assets/home-1.js')?.toString()).toBe('raw')
  expect(files.read('/../secret')).toBeNull()
})

test('what is below a hidden folder is not served, wherever the product itself is', async () => {
  const hidden = mkdtempSync(join(tmpdir(), '.sojourn-files-'))
  onTestFinished(() => rmSync(hidden, { recursive: true }))
  for (const name of ['', '.vite']) {
    mkdirSync(join(hidden, name), { recursive: true })
    writeFileSync(join(hidden, name, 'file.txt'), 'here')
  }
  // A folder may be named with a separator at its end.
  const files = createStaticFiles(`${hidden}/`)
  expect(files.read('/file.txt')?.toString()).toBe('here')
  expect(files.read('/.vite/file.txt')).toBeNull()
})
