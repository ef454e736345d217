import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeClock } from '@sojourn/testing'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const db = await wholeDb()
// One node takes the calls; the other has the open pages and finds the events among its work.
const [near, far] = [openWholeApi(db, clock), openWholeApi(db, clock)]
await near.api.seed()
const http = createServer()
const io = new Server(http, { path: '/live' })
far.api.live.attach(io)
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  await io.close()
  await Promise.all([near.api.work.stop(), far.api.work.stop()])
  await db.close()
})

type Visitor = ReturnType<typeof near.visit>
/** A page that is open at the other node. */
const pageOf = (visitor: Visitor, channel: '/fraud' | '/booking') => {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = http.address() as AddressInfo
  return connect(`http://127.0.0.1:${port}${channel}`, { path: '/live', transports: ['websocket'], extraHeaders: { cookie, host: 'localhost:4100' } })
}

test('[A7.13] each booking has a channel for its owner, and each person one that receives a fingerprint request, new minimum days and a block, made at another node too', async () => {
  const [member, operator] = [near.visit(), near.visit()]
  await member.signIn('member@sojourn.test')
  await operator.signIn('operator@sojourn.test')
  const page = pageOf(member, '/fraud')
  await new Promise<void>((resolve) => page.once('connect', resolve))
  await expect.poll(() => io.of('/fraud').adapter.rooms.has('organisation:org_sojourn')).toBe(true)
  const asked = new Promise<void>((resolve) => page.once('request_fingerprint', resolve))
  const days = new Promise((resolve) => page.once('min_checkin_days_updated', resolve))
  const user_id = 'usr_member'
  expect((await operator.call('/api/operator/requestFingerprint', { user_id, reason: 'Two phones at once' })).status).toBe(200)
  expect((await operator.call('/api/operator/saveSettings', { minimum_checkin_days: 4 })).body.data).toMatchObject({ minimum_checkin_days: 4 })
  far.api.work.start()
  far.api.work.poll()
  await asked
  expect(await days).toEqual({ days: 4 })
  expect((await member.call('/api/general/getShell', {})).body.data.minimum_checkin_days).toBe(4)

  const there = far.visit()
  for (const cookie of member.cookies) there.cookies.set(...cookie)
  const { held } = await holdRoom(there, { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }, ({ price }) => price.pay_now > 0)
  const { checkoutId, price } = held.body.data
  const booked = await there.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  expect(booked).toMatchObject({ status: 200 })
  const { booking_id } = booked.body.data
  const [owner, stranger] = [pageOf(member, '/booking'), pageOf(near.visit(), '/booking')]
  expect(await Promise.all([owner, stranger].map((each) => each.emitWithAck('join', { booking_id })))).toEqual([true, false])
  const confirmed = new Promise<void>((resolve) => owner.on('status', ({ status }: { status: string }) => status === 'confirmed' && resolve()))
  far.gateway.browser.pays(far.gateway.only())
  await there.call('/api/booking/getStatus', { booking_id })
  await confirmed

  const blocked = new Promise((resolve) => page.once('user_blocked', resolve))
  const out = Promise.all([page, owner].map((each) => new Promise<void>((resolve) => each.once('disconnect', () => resolve()))))
  expect((await operator.call('/api/operator/setBlocked', { user_id, is_blocked: true, reason: 'A card of another' })).status).toBe(200)
  far.api.work.poll()
  expect(await blocked).toEqual({ user_id })
  await out
  stranger.close()
})

test('what was seen of a person is in their export as facts, without what was read; a browser that calls itself a fraud is a warning', async () => {
  const member = near.visit()
  await member.signIn('new@sojourn.test')
  const parts = (await member.call('/api/user/exportData', {})).body.data.parts
  expect(parts.signals).toEqual([])
  await member.call('/api/iqps/fqs', { device_id: 'a phone', fraud_chance: 95 })
  expect(near.warnings).toMatchObject([{ text: 'a browser calls itself a likely fraud', fraudChance: 95 }])
  const seen = (await member.call('/api/user/exportData', {})).body.data.parts.signals
  expect(seen).toMatchObject([{ kind: 'fingerprint', facts: { fraud_chance: 95 }, booking_id: null }])
  expect(JSON.stringify(seen)).not.toContain('a phone')
})

test('an organisation may leave devices unread, everywhere or in some countries; a country is what the balancer says, and an unknown one is on every list', async () => {
  const proxied = openWholeApi(db, clock, { trustProxy: true })
  const visits = { bare: near.visit(AGENCY), proxied: proxied.visit(AGENCY) }
  for (const each of Object.values(visits)) await each.signIn('agent@northwind.test')
  const operator = near.visit(AGENCY)
  await operator.signIn('operator@sojourn.test')
  const decide = async (settings: object) => {
    expect((await operator.call('/api/operator/saveSettings', { ...settings, reason: 'Our lawyer' })).status).toBe(200)
    clock.advance(3_001)
  }
  const isRead = async (visit: keyof typeof visits, country: string | null) => {
    const headers: Record<string, string> = country === null ? {} : { 'x-client-country': country }
    const answer = (await visits[visit].call('/api/general/getShell', {}, headers)).body.data.takes_fingerprint
    const [device_id, signals] = [
      `${visit} ${country} ${clock.nowMs()}`,
      async () => (await visits[visit].call('/api/user/exportData', {})).body.data.parts.signals,
    ]
    const before = (await signals()).length
    expect((await visits[visit].call('/api/iqps/fqs', { device_id }, headers)).body.data).toEqual({ device_id })
    // What the page gets and what is stored agree.
    expect((await signals()).length - before).toBe(answer ? 1 : 0)
    return answer
  }
  expect([await isRead('bare', null), await isRead('proxied', 'DE')]).toEqual([true, true])
  await decide({ fingerprint_off_in: ['DE', 'FR'] })
  expect([await isRead('proxied', 'de'), await isRead('proxied', 'US'), await isRead('proxied', 'nowhere')]).toEqual([false, true, false])
  expect([await isRead('bare', 'US'), await isRead('bare', null)]).toEqual([false, false])
  await decide({ fingerprint: false, fingerprint_off_in: [] })
  expect([await isRead('proxied', 'US'), await isRead('bare', null)]).toEqual([false, false])
  const elsewhere = near.visit()
  expect((await elsewhere.call('/api/general/getShell', {})).body.data.takes_fingerprint).toBe(true)
})
