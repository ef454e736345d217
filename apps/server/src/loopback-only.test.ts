import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { PUBLISHED_KEYS, readConfig } from './config.ts'
import { createDemoGuard } from './demo-guard.ts'
import { type Came, type Listening, listen } from './listen.ts'
import { createOperations } from './operations.ts'

const open: Listening[] = []
afterEach(() => Promise.all(open.splice(0).map((opened) => opened.close())))

const HERE: Came = { ip: '127.0.0.1', fromHere: true }
const ELSEWHERE: Came = { ip: '192.0.2.7', fromHere: false }

/** Opens a port and records how each request came in. */
async function openAt(host: string | undefined) {
  const opened = await listen('PORT', { host, port: 0, trustProxy: false })
  open.push(opened)
  const seen: Came[] = []
  opened.serve(async (_request, came) => {
    seen.push(came)
    return new Response('')
  })
  const { port } = opened.server.address() as AddressInfo
  const ask = (address: string, headers: Record<string, string>) =>
    new Promise<void>((answered, failed) => {
      request({ host: address, port, headers, agent: false }, (answer) => answer.resume().on('end', answered))
        .on('error', failed)
        .end()
    })
  return { ask, seen }
}

const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address

test('[C4.3] with demo data both ports are opened on loopback alone, unless HOST says otherwise; without, on all addresses', async () => {
  const secrets = { SESSION_SECRET: 'x'.repeat(32), VAULT_KEY: 'y'.repeat(32) }
  const keys = { GATEWAY_SECRET_KEY: 'sk_live_12345', GATEWAY_PUBLISHABLE_KEY: 'pk_live_12345', GATEWAY_WEBHOOK_SECRET: 'whsec_12345' }
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig({ PUBLIC_URL: 'https://travel.example', ...secrets, ...keys }).host).toBeUndefined()
  const opened = await openAt('127.0.0.1')
  await opened.ask('127.0.0.1', { host: 'localhost' })
  if (ownAddress) await expect(opened.ask(ownAddress, { host: 'localhost' })).rejects.toThrow(/ECONNREFUSED/)
  await expect(listen('PORT', { host: '192.0.2.1', port: 0, trustProxy: false })).rejects.toThrow(/^HOST must be an address of this machine/)
})

test('a request comes from here only by loopback, to a name of this machine, and by no proxy', async () => {
  const { ask, seen } = await openAt(undefined)
  await ask('127.0.0.1', { host: 'localhost:4100' })
  await ask('127.0.0.1', { host: 'agents.localhost' })
  await ask('127.0.0.1', { host: 'travel.example' })
  await ask('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' })
  if (ownAddress) await ask(ownAddress, { host: 'localhost' })
  expect(seen.map(({ fromHere }) => fromHere)).toEqual([true, true, false, false, ...(ownAddress ? [false] : [])])
})

test('[C4.3] the password, the keys and the mail of the demo world are of no use from elsewhere', async () => {
  const guard = createDemoGuard(readConfig({ HOST: '0.0.0.0' }))
  const signIn = (body: unknown) =>
    new Request('http://localhost/api/user/signIn', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  const password = 'travel-demo-1'
  const wrapped = [
    { email: 'operator@sojourn.test', password },
    { json: { password } },
    { json: JSON.stringify({ data: { password } }) },
    '{"password":"\\u0074ravel-demo-1"}',
  ]
  for (const body of wrapped) {
    expect((await guard.shop(signIn(body), ELSEWHERE))?.status).toBe(403)
    expect(await guard.shop(signIn(body), HERE)).toBeNull()
  }
  expect(await guard.shop(signIn({ password: 'a word of hers' }), ELSEWHERE)).toBeNull()
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/card-sdk', '/api/gateway/webhook']) {
    expect((await guard.shop(new Request(`http://localhost${path}`), ELSEWHERE))?.status).toBe(404)
    expect(await guard.shop(new Request(`http://localhost${path}`), HERE)).toBeNull()
  }
  const asked = (authorization: string) => new Request('http://localhost/v1/customers', { headers: { authorization } })
  const basic = `Basic ${Buffer.from(`${PUBLISHED_KEYS.secretKey}:`).toString('base64')}`
  for (const authorization of [`Bearer ${PUBLISHED_KEYS.secretKey}`, basic]) {
    expect((await guard.gateway(asked(authorization), ELSEWHERE))?.status).toBe(401)
    expect(await guard.gateway(asked(authorization), HERE)).toBeNull()
  }
  expect(await guard.gateway(asked('Bearer sk_of_my_own'), ELSEWHERE)).toBeNull()
})

const knowsHost = async (host: string) => host === 'travel.example'

test('[C4.8] a name that is not ours is told nothing; a balancer asks by an address or a name of its own network', async () => {
  const ready = async () => ({ database: 'ok', gateway: 'ok' }) as const
  const operations = createOperations({ ready, metrics: async () => 'figures', token: 'token-of-operators', knowsHost })
  const ask = async (url: string, came = ELSEWHERE, headers = {}) => (await operations(new Request(url, { headers }), came))?.text() ?? null
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect(await ask(`https://evil.example${path}`), path).toBeNull()
    expect(await ask(`https://travel.example.evil.example${path}`), path).toBeNull()
  }
  for (const host of ['travel.example', '10.0.0.5:4100', '[fd00::5]:4100', 'sojourn:4100']) {
    expect(await ask(`http://${host}/healthz`), host).toBe('{"status":"ok"}')
    expect(await ask(`http://${host}/readyz`), host).toBe('{"status":"ready"}')
  }
  expect(await ask('http://evil.example/readyz', ELSEWHERE, { authorization: 'Bearer token-of-operators' })).toContain('database')
  expect(await ask('http://evil.example/', HERE)).toBeNull()
})

test('[C4.8] metrics and the details of readiness are for this machine, or for clients with the token', async () => {
  const ask = async (token: string | undefined, path: string, came: Came, authorization?: string) => {
    const operations = createOperations({ ready: async () => ({ database: 'full', gateway: 'ok' }), metrics: async () => 'figures', token, knowsHost })
    const answer = await operations(new Request(`http://travel.example${path}`, { headers: authorization ? { authorization } : {} }), came)
    return [answer?.status, await answer?.text()]
  }
  const token = 'a token of the operators'
  expect(await ask(undefined, '/metrics', HERE)).toEqual([200, 'figures'])
  expect((await ask(undefined, '/metrics', ELSEWHERE))[0]).toBe(404)
  expect((await ask(undefined, '/metrics', ELSEWHERE, 'Bearer undefined'))[0]).toBe(404)
  expect((await ask('token-of-operators', '/metrics', ELSEWHERE))[0]).toBe(401)
  expect((await ask('token-of-operators', '/metrics', ELSEWHERE, 'Bearer token-of-others'))[0]).toBe(401)
  expect(await ask('token-of-operators', '/metrics', ELSEWHERE, 'Bearer token-of-operators')).toEqual([200, 'figures'])
  expect(await ask(token, '/readyz', ELSEWHERE)).toEqual([503, '{"status":"unavailable"}'])
  expect(await ask('token-of-operators', '/readyz', ELSEWHERE, 'Bearer token-of-operators')).toEqual([
    503,
    '{"status":"unavailable","database":"full","gateway":"ok"}',
  ])
  expect(await ask(undefined, '/healthz', ELSEWHERE)).toEqual([200, '{"status":"ok"}'])
})

test('[C4.3] the demo world is refused where the site is public', () => {
  expect(() => readConfig({ SEED: 'demo', PUBLIC_URL: 'https://travel.example' })).toThrow(/^SEED must be none where PUBLIC_URL is not on this machine/)
})
