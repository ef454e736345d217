import { listHeld, releaseCheckout } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { createToy } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../toy-system.testing.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await toyDb()
const system = toySystem(db, clock, createToy({ rules: { holdMinutes: 72 * 60 } }))
const held = system.call(listHeld)
const release = system.call(releaseCheckout)
const ana = traveller('ana')

afterEach(async () => {
  clock.advance(73 * 60 * MINUTE_MS)
  await system.work()
  await checkInvariants(db, system)
})

test('what is held is found again by who holds it, on whatever device, until it is given up or its time is over', async () => {
  const { checkoutId, expiresAtMs } = got(await system.hold(ana))
  const elsewhere = { ...ana, browserId: traveller('phone').browserId, knownBrowserId: traveller('phone').knownBrowserId }
  for (const who of [ana, elsewhere]) {
    expect(got(await held({}, who)).held).toMatchObject([
      { checkoutId, expires_at: new Date(expiresAtMs).toISOString(), page: expect.stringContaining(checkoutId) },
    ])
  }
  expect(got(await held({}, traveller('ben'))).held).toEqual([])
  expect(codeOf(await release({ checkoutId }, traveller('ben')))).toBe('not_found')
  expect(got(await held({}, ana)).held).toHaveLength(1)
  for (const _ of ['once', 'twice']) got(await release({ checkoutId }, elsewhere))
  expect(got(await held({}, ana)).held).toEqual([])

  got(await system.hold(ana))
  clock.advance(72 * 60 * MINUTE_MS + 1)
  expect(got(await held({}, ana)).held).toEqual([])
})

test('a guest finds what their browser holds, and nobody else does', async () => {
  const guest = { ...ana, user: null }
  const { checkoutId } = got(await system.hold(guest))
  expect(got(await held({}, guest)).held).toMatchObject([{ checkoutId }])
  expect(got(await held({}, { ...traveller('ben'), user: null })).held).toEqual([])
})
