import { refuse } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import type { Buyer } from '../../sale/product.ts'
import { stubPackage } from '../../sale/stub.testing.ts'
import { createToy } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { packageDb, packageSystem, stayItem, toyItem } from '../packages.testing.ts'
import { checkInvariants } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await packageDb(clock)
const members = new Set<string>()
const membersOnly = async (_tx: unknown, { userId }: Buyer) =>
  userId !== null && members.has(userId) ? null : refuse('may_not_buy', { message: 'For members only.' }).refusal
const toy = createToy({ product: { mayBuy: membersOnly } })
const system = packageSystem(db, clock, { toy })
const [ana, ben] = [traveller('ana'), traveller('ben')]
const guest = (who: SignedInCaller) => ({ ...who, user: null })
members.add(ana.user.userId)

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

test('what is sold to members alone is held by a member; others and guests hold nothing of it', async () => {
  expect(codeOf(await system.hold(ana))).toBe('ok')
  expect(await system.hold(ben, { resources: ['court 2'] })).toMatchObject({
    ok: false,
    refusal: { code: 'may_not_buy', detail: { message: 'For members only.' } },
  })
  expect(codeOf(await system.hold(guest(ben), { resources: ['court 2'] }))).toBe('may_not_buy')
  expect(codeOf(await system.holdPackage(ben, [toyItem({ resources: ['court 2'] }), await stayItem(db, system, 3)]))).toBe('may_not_buy')
  // Nothing of it was held for them.
  expect(codeOf(await system.hold(ana, { resources: ['court 2'] }))).toBe('ok')
})

test('a person who held it as a member and is none any more does not book it', async () => {
  const held = got(await system.hold(ana, { resources: ['court 3'] }))
  members.delete(ana.user.userId)
  expect(codeOf(await system.bookHeld(ana, held))).toBe('may_not_buy')
  expect(codeOf(await system.changeCurrency({ checkoutId: held.checkoutId, currency: 'EUR' }, ana))).toBe('may_not_buy')
  members.add(ana.user.userId)
  expect(codeOf(await system.bookHeld(ana, held))).toBe('ok')
})

test('a package may be for members, though each of its parts is for everyone', async () => {
  const sold = packageSystem(db, clock, { sold: stubPackage({ mayBuy: membersOnly }) })
  const parts = async (at: number) => [toyItem({ resources: [`court ${at}`] }), await stayItem(db, sold, at)]
  expect(codeOf(await sold.holdPackage(ben, await parts(10)))).toBe('may_not_buy')
  expect(codeOf(await sold.holdPackage(ana, await parts(10)))).toBe('ok')
})
