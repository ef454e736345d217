import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'
import { withSafetyHeaders } from './safety-headers.ts'

test('an answer that brings no policy may load nothing and be in no frame; one with its own policy keeps it', () => {
  const bare = withSafetyHeaders(Response.json({}), false).headers
  expect(bare.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect([bare.get('x-content-type-options'), bare.get('strict-transport-security')]).toEqual(['nosniff', null])
  const own = { 'content-security-policy': 'own', 'referrer-policy': 'no-referrer' }
  const page = withSafetyHeaders(new Response('', { headers: own }), true).headers
  expect([page.get('content-security-policy'), page.get('referrer-policy')]).toEqual(['own', 'no-referrer'])
  expect(page.get('strict-transport-security')).toContain('max-age')
})

test('a policy that only reports is not joined by one that forbids, and a picture keeps its styles', () => {
  const reported = withSafetyHeaders(new Response('', { headers: { 'content-security-policy-report-only': 'x' } }), false)
  expect(reported.headers.has('content-security-policy')).toBe(false)
  const picture = withSafetyHeaders(new Response('', { headers: { 'content-type': 'image/svg+xml' } }), false)
  expect(picture.headers.has('content-security-policy')).toBe(false)
})

const got = (system: Listening, headers: Record<string, string>): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    const { port } = system.server.address() as AddressInfo
    request({ port, headers }, (answer) => {
      answer.resume()
      resolve(answer.headers)
    })
      .on('error', reject)
      .end()
  })

test('both servers send it: also while starting, and for https where a trusted balancer says so', async () => {
  const [plain, behind] = [
    await listen('PORT', { host: undefined, port: 0, trustProxy: false }),
    await listen('PORT', { host: undefined, port: 0, trustProxy: true }),
  ]
  const forwarded = { 'x-forwarded-proto': 'https' }
  expect(await got(plain, forwarded)).toMatchObject({ 'x-content-type-options': 'nosniff' })
  let seen = ''
  for (const system of [plain, behind]) {
    system.serve(async (request, { ip }) => {
      seen = `${new URL(request.url).protocol} ${ip}`
      return new Response('')
    })
  }
  expect(await got(plain, forwarded)).not.toHaveProperty('strict-transport-security')
  expect(await got(behind, { ...forwarded, 'x-forwarded-for': '10.9.9.9, 2001:db8:1:2:3:4:5:6' })).toHaveProperty('strict-transport-security')
  // A client that has one address of IPv6 has the whole network: its addresses count as one.
  expect(seen).toBe('https: 2001:db8:1:2::/64')
  await Promise.all([plain.close(), behind.close()])
})
