import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLive, type Live } from './index.ts'

let http: HttpServer
let io: Server
let live: Live
const open: Socket[] = []
let isBlocked = false

beforeEach(async () => {
  isBlocked = false
  http = createServer()
  io = new Server(http, { path: '/live' })
  live = createLive(
    {
      callerOf: async ({ headers }) => {
        const userId = /session=(\w+)/.exec(String(headers.cookie))?.[1]
        return isBlocked || !userId
          ? null
          : {
              orgId: userId === 'ben' ? 'other' : 'org',
              user: { userId, usrType: userId === 'desk' ? 1 : 2, sessionId: /page=(\w+)/.exec(String(headers.cookie))?.[1] ?? 'first' },
            }
      },
      guestOf: async ({ headers }) => {
        const browserId = /browser=(\w+)/.exec(String(headers.cookie))?.[1]
        return browserId ? { orgId: 'org', browserId } : null
      },
      watch: async ({ user }, bookingId) => (bookingId === `bkg_of_${user.userId}` ? { booking_id: bookingId, status: 'pending_payment', message: '' } : null),
    },
    () => {},
  )
  live.attach(io)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.close()
  await io.close()
})

const watcher = (name: string | null, namespace = '/booking'): Socket => {
  const { port } = http.address() as AddressInfo
  const socket = connect(`http://127.0.0.1:${port}${namespace}`, {
    path: '/live',
    transports: ['websocket'],
    extraHeaders: name ? { cookie: `session=${name.split(' ')[0]}; page=${name.split(' ')[1] ?? 'first'}` } : {},
  })
  open.push(socket)
  return socket
}
const join = (socket: Socket, body: unknown): Promise<boolean> => socket.timeout(3_000).emitWithAck('join', body)

test('the owner joins and is notified of each change; a guest, another person and nonsense are refused alike', async () => {
  const ana = watcher('ana')
  const received = new Promise((resolve) => ana.once('status', resolve))
  expect(await join(ana, { booking_id: 'bkg_of_ana' })).toBe(true)
  // What changed before the page was there is sent when it joins.
  expect(await received).toEqual({ booking_id: 'bkg_of_ana', status: 'pending_payment', message: '' })
  expect(await join(watcher('ben'), { booking_id: 'bkg_of_ana' })).toBe(false)
  expect(await join(watcher(null), { booking_id: 'bkg_of_ana' })).toBe(false)
  for (const nonsense of [null, 7, {}, { booking_id: 7 }, { booking_id: 'x'.repeat(200) }]) expect(await join(ana, nonsense)).toBe(false)
  const answer = new Promise((resolve) => ana.once('status', resolve))
  live.send({ booking_id: 'bkg_of_ana', status: 'confirmed', message: 'Your booking is confirmed.' })
  expect(await answer).toEqual({ booking_id: 'bkg_of_ana', status: 'confirmed', message: 'Your booking is confirmed.' })
})

test('no one gets events of a booking they did not join, and a block applies at the next join', async () => {
  const [ana, ben] = [watcher('ana'), watcher('ben')]
  await join(ana, { booking_id: 'bkg_of_ana' })
  await join(ben, { booking_id: 'bkg_of_ben' })
  const received: string[] = []
  ben.on('status', (event: { booking_id: string }) => received.push(event.booking_id))
  const answer = new Promise<void>((resolve) => ben.on('status', ({ status }: { status: string }) => status === 'failed' && resolve()))
  live.send({ booking_id: 'bkg_of_ana', status: 'confirmed', message: '' })
  live.send({ booking_id: 'bkg_of_ben', status: 'failed', message: '' })
  await answer
  expect(new Set(received)).toEqual(new Set(['bkg_of_ben']))
  isBlocked = true
  expect(await join(ana, { booking_id: 'bkg_of_ana' })).toBe(false)
})

test('[A6.3] a block ends the open connections of that person, and of no one else', async () => {
  const [ana, ben] = [watcher('ana'), watcher('ben')]
  await join(ana, { booking_id: 'bkg_of_ana' })
  await join(ben, { booking_id: 'bkg_of_ben' })
  const gone = new Promise((resolve) => ana.once('disconnect', resolve))
  await live.block('ana')
  expect(await gone).toBe('io server disconnect')
  expect(ben.connected).toBe(true)
})

test('[A6.3] a block reaches every open page of that person, and ends it; no one else receives it', async () => {
  const [phone, laptop, ben] = [watcher('ana', '/fraud'), watcher('ana', '/fraud'), watcher('ben', '/fraud')]
  const pages = [phone, laptop, ben]
  await Promise.all(pages.map((page) => new Promise<void>((resolve) => page.once('connect', resolve))))
  // Joined once the server has asked who they are: all are in the room by the time a later page was disconnected.
  const guest = watcher(null, '/fraud')
  expect(await new Promise((resolve) => guest.once('disconnect', resolve))).toBe('io server disconnect')
  const answer: unknown[] = []
  for (const page of pages) page.on('user_blocked', (event) => answer.push(event))
  const gone = [phone, laptop].map((page) => new Promise((resolve) => page.once('disconnect', resolve)))
  await live.block('ana')
  expect(await Promise.all(gone)).toEqual(['io server disconnect', 'io server disconnect'])
  expect(answer).toEqual([{ user_id: 'ana' }, { user_id: 'ana' }])
  expect(ben.connected).toBe(true)
})

test('[A6.3] a page that comes after the block is sent away at once', async () => {
  isBlocked = true
  const page = watcher('ana', '/fraud')
  expect(await new Promise((resolve) => page.once('disconnect', resolve))).toBe('io server disconnect')
})

test('[C4.7] pages under a session that was ended are sent away: that one, all but one, or all', async () => {
  const open = async () => {
    const pages = ['ana first', 'ana second', 'ana third', 'ben first'].map((name) => watcher(name, '/fraud'))
    await Promise.all(pages.map((page) => new Promise<void>((resolve) => page.once('connect', resolve))))
    const guest = watcher(null, '/fraud')
    await new Promise((resolve) => guest.once('disconnect', resolve))
    return pages
  }
  const gone = async (pages: Socket[], count: number) => {
    await expect.poll(() => pages.filter((page) => !page.connected).length).toBe(count)
    return pages.map((page) => page.connected)
  }
  const one = await open()
  live.endSessions({ userId: 'ana', which: { only: 'second' } })
  expect(await gone(one, 1)).toEqual([true, false, true, true])
  const others = await open()
  live.endSessions({ userId: 'ana', which: { but: 'first' } })
  expect(await gone(others, 2)).toEqual([true, false, false, true])
  const all = await open()
  live.endSessions({ userId: 'ana', which: {} })
  expect(await gone(all, 3)).toEqual([false, false, false, true])
})

test('every page of a person is asked for a fingerprint, every page of their organisation receives new minimum days, and no one else does', async () => {
  const [ana, ben] = [watcher('ana', '/fraud'), watcher('ben', '/fraud')]
  const received: string[] = []
  for (const [name, page] of Object.entries({ ana, ben })) {
    page.on('request_fingerprint', () => received.push(`${name} is asked`))
    page.on('min_checkin_days_updated', ({ days }: { days: number }) => received.push(`${name}: ${days}`))
  }
  await Promise.all([ana, ben].map((page) => new Promise<void>((resolve) => page.once('connect', resolve))))
  const guest = watcher(null, '/fraud')
  await new Promise((resolve) => guest.once('disconnect', resolve))
  const answer = new Promise((resolve) => ben.once('min_checkin_days_updated', resolve))
  live.requestFingerprint('ana')
  live.sendMinimumDays('org', 3)
  live.sendMinimumDays('other', 2)
  expect(await answer).toEqual({ days: 2 })
  await expect.poll(() => [...received].sort()).toEqual(['ana is asked', 'ana: 3', 'ben: 2'])
})

test('a message of support reaches the pages of its traveller and the operators of the organisation, and no one else', async () => {
  const [ana, ben, desk] = [watcher('ana', '/messages'), watcher('ben', '/messages'), watcher('desk', '/messages')]
  await Promise.all([ana, ben, desk].map((socket) => new Promise<void>((resolve) => socket.on('connect', () => resolve()))))
  const event = { thread_id: 'thr_1', seq: 1, from: 'support' as const, text: 'Yes.', at: '2027-01-01T00:00:00.000Z' }
  const received: string[] = []
  ben.on('message', ({ text }: { text: string }) => received.push(text))
  const answer = Promise.all([ana, desk].map((socket) => new Promise((resolve) => socket.once('message', resolve))))
  // The rooms are entered after who it is was asked, a moment behind the connection.
  const again = setInterval(() => live.sendMessage({ orgId: 'org', userId: 'ana', browserId: null, event }), 20)
  expect(await answer).toEqual([event, event])
  clearInterval(again)
  const own = new Promise((resolve) => ben.once('message', resolve))
  live.sendMessage({ orgId: 'org', userId: 'ben', browserId: null, event: { ...event, text: 'For Ben.' } })
  await own
  expect(received).toEqual(['For Ben.'])
})

test('a page that is neither a person’s nor a known browser’s receives no messages, and a block ends the others', async () => {
  const stranger = watcher(null, '/messages')
  expect(await new Promise((resolve) => stranger.on('disconnect', resolve))).toBe('io server disconnect')
  const ana = watcher('ana', '/messages')
  await new Promise<void>((resolve) => ana.on('connect', () => resolve()))
  const out = new Promise((resolve) => ana.on('disconnect', resolve))
  const again = setInterval(() => void live.block('ana'), 50)
  expect(await out).toBe('io server disconnect')
  clearInterval(again)
})
