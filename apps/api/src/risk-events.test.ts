import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeClock, testDb } from '@sojourn/testing'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { openWholeApi, wholeMigrations } from './whole-api.testing.ts'

const clock = fakeClock()
const db = await testDb(wholeMigrations())
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

test('[A7.13] a request for a fingerprint and new minimum days reach an open page on another node, and every later shell has the days', async () => {
  const [member, operator] = [near.visit(), near.visit()]
  await member.signIn('member@sojourn.test')
  await operator.signIn('operator@sojourn.test')
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = http.address() as AddressInfo
  const page = connect(`http://127.0.0.1:${port}/fraud`, { path: '/live', transports: ['websocket'], extraHeaders: { cookie, host: 'localhost:4100' } })
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
  page.close()
  const parts = (await member.call('/api/user/exportData', {})).body.data.parts
  expect(parts.signals).toEqual([])
  await member.call('/api/iqps/fqs', { device_id: 'a phone', fraud_chance: 95 })
  expect(near.warnings).toMatchObject([{ text: 'a browser calls itself a likely fraud', fraudChance: 95 }])
  const seen = (await member.call('/api/user/exportData', {})).body.data.parts.signals
  expect(seen).toMatchObject([{ kind: 'fingerprint', facts: { fraud_chance: 95 }, booking_id: null }])
  expect(JSON.stringify(seen)).not.toContain('a phone')
})
