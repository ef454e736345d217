import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

/** Answers as our applications do: by the announced length, or while it is counted, and without reading where nobody is signed in. */
let listening: Listening
let port = 0
const MAX = 64 * 1024
const MB = 1024 * 1024

beforeAll(async () => {
  listening = await listen('PORT', { host: '127.0.0.1', port: 0, trustProxy: false })
  port = (listening.server.address() as AddressInfo).port
  listening.serve(async (asked) => {
    if (asked.headers.has('stranger')) return new Response('', { status: 401 })
    if (Number(asked.headers.get('content-length') ?? 0) > MAX) return new Response('', { status: 413 })
    let size = 0
    for await (const chunk of asked.body ?? []) {
      size += chunk.byteLength
      if (size > MAX) return new Response('', { status: 413 })
    }
    return new Response('', { status: 200 })
  })
})
afterAll(() => listening.close())

/** A connection that sends all of a request before it reads any of the answer, as simple clients do. */
function open() {
  const socket = connect(port, '127.0.0.1')
  const lost = new Promise<string>((done) => {
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code!))
    socket.once('close', () => done('closed'))
  })
  const write = (data: string | Buffer) => new Promise<void>((done) => socket.write(data, () => done()))
  return {
    async send(bytes: number, header: string, pauseMs = 0): Promise<string> {
      const isChunked = header.startsWith('transfer-encoding')
      await write(`POST / HTTP/1.1\r\nhost: localhost\r\n${isChunked ? '' : `content-length: ${bytes}\r\n`}${header}\r\n\r\n`)
      for (let left = bytes; left > 0; left -= MB) {
        const piece = Buffer.alloc(Math.min(left, MB), 'a')
        const sent = write(isChunked ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]) : piece)
        const isLost = await Promise.race([sent, lost])
        if (isLost) return isLost
        await wait(pauseMs)
      }
      if (isChunked) await write('0\r\n\r\n')
      const answer = new Promise<string>((done) => socket.once('data', (data) => done(data.toString('latin1', 9, 12))))
      return Promise.race([answer, lost])
    },
    close: () => socket.destroy(),
  }
}

test.each([
  ['announced', 'accept: */*', '413'],
  ['chunked', 'transfer-encoding: chunked', '413'],
  ['announced by a guest', 'stranger: 1', '401'],
])('a body that is too large, %s, is answered, and so is the next request on its connection', async (_, header, status) => {
  // Fast and slow: 30 MB take longer than the half second for which the library reads on.
  for (const [size, pauseMs] of [
    [1, 0],
    [10, 0],
    [30, 30],
  ] as const) {
    const connection = open()
    expect(await connection.send(size * MB, header, pauseMs), `${size} MB`).toBe(status)
    expect(await connection.send(10, 'accept: */*'), `after ${size} MB`).toBe('200')
    connection.close()
  }
})
