import { getCoupons } from '@sojourn/contracts'
import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { DEFAULT_PAYMENTS, DEFAULT_SITE, invariant, money, type OrgId, type Outcome, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { couponsMigrations, createCoupons, type NewCoupon, type RateOf } from './index.ts'

const [org, other] = [idOf<'org'>('org_test'), idOf<'org'>('org_other')]
const [nora, theo] = [idOf<'user'>('usr_nora'), idOf<'user'>('usr_theo')]
const booking = idOf<'booking'>('bkg_1')
const clock = fakeClock()
const rates: RateOf = (from, to) => (from === to && from !== 'XAU' ? '1' : ({ USDEUR: '0.9' }[from + to] ?? null))
const usd = (minor: number) => money(minor, 'USD')
const ten = { kind: 'percent', basisPoints: 1_000 } as const

let db: Db
let coupons: ReturnType<typeof createCoupons>
let tenders = 0
const within = <T>(work: (tx: Tx) => Promise<T>, of: OrgId = org) => db.inTenant(of, work)

beforeAll(async () => {
  db = await testDb([couponsMigrations])
  coupons = createCoupons({ db, clock, ids: seqIds(), rates: async () => rates })
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of ['coupon_uses', 'coupons']) await db.asSystem((tx) => raw`delete from ${raw.table(table)}`.execute(sql(tx)))
})

const make = (more: Partial<NewCoupon> = {}, of = org) => within((tx) => coupons.create(tx, of, { code: 'SAVE10', gives: ten, userId: nora, ...more }), of)
interface CouponInput {
  code?: string
  userId?: UserId
  product?: ProductCode
  tenderId?: string
  due?: ReturnType<typeof usd>
}
const reserve = (request: CouponInput = {}, of = org) => {
  const tenderId = request.tenderId ?? `tnd_${++tenders}`
  return within((tx) => coupons.reserve(tx, { orgId: of, userId: nora, code: 'SAVE10', product: 'HLT', due: usd(20_000), rates, ...request, tenderId }), of)
}
const resultOf = (outcome: Outcome<{ code: string }>) => (outcome.ok ? outcome.value.code : outcome.refusal.code)
const list = async (userId: UserId = nora, body: { product_type: string; currency?: string } = { product_type: 'HLT' }, of = org) => {
  const user = { userId, sessionId: 's', email: 'a@b.test', firstName: 'A', lastName: 'B', phone: null, usrType: 2 as const }
  const profile = {
    orgId: of,
    name: 'O',
    currency: 'USD',
    language: 'en-US',
    markup: { b2c: 0, b2b: 0 },
    minimumCheckinDays: 1,
    payments: DEFAULT_PAYMENTS,
    site: DEFAULT_SITE,
    products: [],
    contact: { email: null, phone: null },
  }
  const rest = {
    currency: 'USD',
    language: 'en-US',
    origin: '',
    ip: '',
    userAgent: null,
    requestId: '',
    knownBrowserId: null,
    browserId: () => idOf<'browser'>('brw'),
  }
  const caller: SignedInCaller = { orgId: of, org: profile, user: { ...user, title: null, preferredCurrency: null, preferredLanguage: null }, ...rest }
  const [found] = coupons.routes
  invariant(found?.kind === 'call' && found.call.path === getCoupons.path, 'the list is served')
  const outcome = await found.handle(getCoupons.body.parse(body), caller, undefined as never)
  return outcome.ok ? getCoupons.data.parse(outcome.value).coupons : outcome.refusal.code
}
const codes = async (...of: Parameters<typeof list>) => ((await list(...of)) as { coupon_code: string }[]).map((each) => each.coupon_code)

test('[A5.2] a person without any coupon gets that message, and no one else', async () => {
  expect(resultOf(await reserve())).toBe('no_coupons')
  await make({ userId: theo })
  expect(resultOf(await reserve())).toBe('no_coupons')
  await make({ code: 'OTHER' })
  expect(resultOf(await reserve())).toBe('coupon_unknown')
})

test('[A5.3] the code must be one of the person’s own coupons for the product: another’s and one for cars answer like one that is not there', async () => {
  await make({ code: 'MINE' })
  await make({ code: 'THEIRS', userId: theo })
  await make({ code: 'DRIVE', product: 'CAR' })
  expect([resultOf(await reserve({ code: 'THEIRS' })), resultOf(await reserve({ code: 'DRIVE' })), resultOf(await reserve({ code: 'NOPE' }))]).toEqual(
    Array(3).fill('coupon_unknown'),
  )
  expect(resultOf(await reserve({ code: 'DRIVE', product: 'CAR' }))).toBe('DRIVE')
  expect(resultOf(await reserve({ code: 'MINE', userId: theo }))).toBe('coupon_unknown')
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})

test('[A3.5] a reserved coupon shows its id, its code as stored, the kind of its rule and what it takes off', async () => {
  const made = await make({ gives: { kind: 'amount', off: usd(2_500) }, code: 'take25' })
  const { couponId } = made!
  expect(await reserve({ code: 'Take25', due: money(9_000, 'EUR') })).toEqual({
    ok: true,
    value: { couponId, code: 'TAKE25', gives: { kind: 'amount', off: usd(2_500) }, off: money(2_250, 'EUR') },
  })
  await make({ usesEachMax: null })
  expect(await reserve({ code: 'save10' })).toMatchObject({ value: { gives: { kind: 'percent', basisPoints: 1_000 }, off: usd(2_000) } })
})

test('[B5.1] a code with anything but letters and digits in it is refused as such, before anything is looked up', async () => {
  expect([resultOf(await reserve({ code: "x' or 1=1" })), resultOf(await reserve({ code: '' }))]).toEqual(['coupon_malformed', 'coupon_malformed'])
})

test('a person’s own coupon is used before a general one with the same code', async () => {
  await make({ userId: null, gives: { kind: 'percent', basisPoints: 500 } })
  await make({ userId: nora })
  expect(await reserve()).toMatchObject({ value: { off: usd(2_000) } })
  expect(await reserve({ userId: theo })).toMatchObject({ value: { off: usd(1_000) } })
})

test('one use stays one use however often it is requested; released it is free, redeemed it is not, returned it is free again', async () => {
  await make()
  const first = { orgId: org, tenderId: 'tnd_first' }
  expect(await reserve(first)).toEqual(await reserve(first))
  expect(resultOf(await reserve())).toBe('coupon_spent')
  for (const _ of [1, 2]) await within((tx) => coupons.release(tx, first))
  await expect(within((tx) => coupons.redeem(tx, { ...first, bookingId: booking }))).rejects.toThrow('no coupon to redeem')
  await expect(reserve(first)).rejects.toThrow('had a coupon before')

  const second = { orgId: org, tenderId: 'tnd_second' }
  expect(resultOf(await reserve(second))).toBe('SAVE10')
  await within((tx) => coupons.giveBack(tx, second))
  for (const _ of [1, 2]) await within((tx) => coupons.redeem(tx, { ...second, bookingId: booking }))
  await within((tx) => coupons.release(tx, second))
  expect(resultOf(await reserve())).toBe('coupon_spent')
  for (const _ of [1, 2]) await within((tx) => coupons.giveBack(tx, second))
  await within((tx) => coupons.redeem(tx, { ...second, bookingId: booking }))
  expect(resultOf(await reserve())).toBe('SAVE10')
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})

test('what was not reserved is neither released nor returned, and redeeming it throws', async () => {
  const nothing = { orgId: org, tenderId: 'tnd_none' }
  await within((tx) => coupons.release(tx, nothing))
  await within((tx) => coupons.giveBack(tx, nothing))
  await expect(within((tx) => coupons.redeem(tx, { ...nothing, bookingId: booking }))).rejects.toThrow('no coupon to redeem')
})

test('[A5.3] a refusal shows why, and uses nothing', async () => {
  await make({ code: 'LATE', endsAtMs: clock.nowMs() })
  await make({ code: 'SOON', startsAtMs: clock.nowMs() + 1 })
  await make({ code: 'MUCH', minimum: usd(20_001) })
  await make({ code: 'ONE', userId: null, usesMax: 1 })
  await reserve({ code: 'ONE', userId: theo })
  const refused = await Promise.all(['LATE', 'SOON', 'MUCH', 'ONE'].map(async (code) => resultOf(await reserve({ code }))))
  expect(refused).toEqual(['coupon_expired', 'coupon_not_begun', 'coupon_minimum', 'coupon_spent'])
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})

test('[A7.12] [B7.4] the list has what the person can use now for the product, soonest to end first, in the asked currency', async () => {
  await make({ description: '10% off a hotel', product: 'HLT', usesEachMax: 3 })
  await make({ code: 'TAKE25', gives: { kind: 'amount', off: usd(2_500) }, minimum: usd(10_000), endsAtMs: clock.nowMs() + 1 })
  await make({ code: 'ALL', userId: null })
  await make({ code: 'CARS', product: 'CAR' })
  await make({ code: 'LATE', endsAtMs: clock.nowMs() })
  await make({ code: 'SOON', startsAtMs: clock.nowMs() + 1 })
  await make({ code: 'THEIRS', userId: theo })
  await reserve()
  expect(await list(nora, { product_type: 'HLT', currency: 'eur' })).toMatchObject([
    {
      coupon_code: 'TAKE25',
      coupon_type: 'amount',
      coupon_value: 22.5,
      currency: 'EUR',
      minimum: 90,
      uses_left: 1,
      valid_until: '2027-01-15T12:00:00.001Z',
    },
    { coupon_code: 'ALL', coupon_type: 'percent', coupon_value: 10, uses_left: 1, valid_until: null },
    { coupon_code: 'SAVE10', description: '10% off a hotel', coupon_value: 10, uses_left: 2 },
  ])
  expect(await codes(nora, { product_type: 'CAR' })).toEqual(['TAKE25', 'ALL', 'CARS'])
  expect(await codes(theo)).toEqual(['ALL', 'THEIRS'])
  expect(await list(nora, { product_type: 'HLT', currency: 'XAU' })).toBe('unknown_currency')
  await reserve({ code: 'ALL' })
  expect(await codes()).toEqual(['TAKE25', 'SAVE10'])
})

test('another organisation neither sees nor uses them', async () => {
  await make({ userId: null })
  expect(resultOf(await reserve({}, other))).toBe('no_coupons')
  expect(await list(nora, { product_type: 'HLT' }, other)).toEqual([])
})

test('of one code a person has one coupon, and the first one counts', async () => {
  expect(await make()).not.toBeNull()
  expect(await make({ code: 'save10', gives: { kind: 'percent', basisPoints: 9_000 } })).toBeNull()
  expect(await reserve()).toMatchObject({ value: { off: usd(2_000) } })
  await expect(make({ code: 'SAVE-10' })).rejects.toThrow('letters and digits')
})

test('the database itself refuses a use beyond the limit', async () => {
  await make({ usesMax: 1, usesEachMax: null })
  await reserve()
  await expect(within((tx) => raw`update coupons set used = used + 1`.execute(sql(tx)))).rejects.toThrow('check')
})

test('the demo member has SAVE10 for hotels and TAKE25 for anything; seeding twice changes nothing', async () => {
  for (const _ of [1, 2]) await within((tx) => coupons.seed(tx, { orgId: org, userId: nora }))
  expect(await list()).toMatchObject([
    { coupon_code: 'SAVE10', coupon_type: 'percent', coupon_value: 10, uses_left: null },
    { coupon_code: 'TAKE25', coupon_type: 'amount', coupon_value: 25, uses_left: 1 },
  ])
  speakByRequest()
  const described = (language: string) =>
    inLanguage(language, async () => [await list()].flat().map((found) => (typeof found === 'string' ? found : found.description.replace(/\s/g, ' '))))
  expect(await described('en-US')).toEqual(['10% off a hotel', '25 USD off anything, once'])
  expect(await described('de-DE')).toEqual(['10 % Rabatt auf das, was Sie jetzt zahlen', '25 $ Rabatt'])
  expect(await codes(nora, { product_type: 'CAR' })).toEqual(['TAKE25'])
  expect(await list(theo)).toEqual([])
})
