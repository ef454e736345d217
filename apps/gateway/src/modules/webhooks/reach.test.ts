import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isPrivateAddress, isPrivateHost } from './private-address.ts'
import { createReach } from './reach.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '::ffff:0:a00:1',
  'fec0::1',
  '3fff::1',
  '5f00::1',
  'no address',
])('%s leads inward', (ip) => expect(isPrivateAddress(ip)).toBe(true))

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s leads outward', (ip) => expect(isPrivateAddress(ip)).toBe(false))

test.each(['localhost', 'a.localhost', 'db', 'db.internal', 'printer.local', '[::1]', '127.0.0.1', 'localhost.'])('the name %s leads inward', (host) => {
  expect(isPrivateHost(host)).toBe(true)
  expect(isPrivateHost('shop.example')).toBe(false)
})

const server = async (answer: { status: number; location?: string }) => {
  const seen: string[] = []
  const made = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('x'.repeat(10))
  })
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return { seen, port: (made.address() as AddressInfo).port, close: () => made.close() }
}
const post = (url: string) => new Request(url, { method: 'POST', body: '{}' })

test('a merchant’s address is called outside our network only, by number and by name', async () => {
  const system = await server({ status: 200 })
  const reach = createReach({ inward: false })
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) await expect(reach(post(`http://${host}:${system.port}/`))).rejects.toThrow()
  expect(system.seen).toEqual([])
  expect((await createReach({ inward: true })(post(`http://127.0.0.1:${system.port}/hook`))).status).toBe(200)
  expect(system.seen).toEqual(['POST /hook'])
  system.close()
})

test('a redirect is an answer, and is not followed', async () => {
  const aim = await server({ status: 200 })
  const system = await server({ status: 302, location: `http://127.0.0.1:${aim.port}/` })
  expect((await createReach({ inward: true })(post(`http://127.0.0.1:${system.port}/`))).status).toBe(302)
  expect(aim.seen).toEqual([])
  system.close()
  aim.close()
})
