import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

const open: Listening[] = []
afterEach(() => Promise.all(open.splice(0).map((opened) => opened.close())))

/** What is answered to these bytes, and how many requests reached us by them. */
async function sent(...lines: string[]): Promise<{ status: string; reached: number }> {
  const opened = await listen('PORT', { host: '127.0.0.1', port: 0, trustProxy: false })
  open.push(opened)
  let reached = 0
  opened.serve(async () => {
    reached++
    return new Response('here')
  })
  const { port } = opened.server.address() as AddressInfo
  const text = await new Promise<string>((done, failed) => {
    let read = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`))
    socket.on('data', (data) => {
      read += data
    })
    socket.on('close', () => done(read)).on('error', failed)
  })
  return { status: text.slice(9, 12), reached }
}

test('[C4.4] a request for one host is answered', async () => {
  expect(await sent('GET / HTTP/1.1', 'Host: travel.example', 'Connection: close')).toEqual({ status: '200', reached: 1 })
  expect(await sent('GET http://travel.example/ HTTP/1.1', 'Host: travel.example', 'Connection: close')).toEqual({ status: '200', reached: 1 })
})

test.each([
  ['two Host headers', ['GET / HTTP/1.1', 'Host: travel.example', 'Host: evil.example']],
  ['the same Host twice', ['GET / HTTP/1.1', 'Host: travel.example', 'hOST: travel.example']],
  ['no Host', ['GET / HTTP/1.1', 'Accept: */*']],
  ['two hosts in one', ['GET / HTTP/1.1', 'Host: travel.example, evil.example']],
  ['a name and password in the Host', ['GET / HTTP/1.1', 'Host: travel.example@evil.example']],
  ['a target of another host', ['GET http://evil.example/ HTTP/1.1', 'Host: travel.example']],
  ['two lengths', ['POST / HTTP/1.1', 'Host: travel.example', 'Content-Length: 0', 'Content-Length: 5']],
  ['a length beside chunks', ['POST / HTTP/1.1', 'Host: travel.example', 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0']],
  ['an unknown coding', ['POST / HTTP/1.1', 'Host: travel.example', 'Transfer-Encoding: chunked, identity', '', '0']],
  ['a space before the colon', ['GET / HTTP/1.1', 'Host : travel.example']],
  ['a folded header', ['GET / HTTP/1.1', 'Host: travel.example', 'X-One: a', ' b']],
  ['two Hosts for a socket', ['GET /socket.io/ HTTP/1.1', 'Host: travel.example', 'Host: evil.example', 'Connection: Upgrade', 'Upgrade: websocket']],
])('[C4.4] %s: 400, and nothing of it reaches a handler', async (_, lines) => {
  expect(await sent(...lines)).toEqual({ status: '400', reached: 0 })
})
