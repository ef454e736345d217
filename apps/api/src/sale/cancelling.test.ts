import { type Money, money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { allMoney, type CancelAsk, cancelPartsOf, type Divide, termsOnWire } from './cancelling.ts'

const usd = (minor: number): Money => money(minor, 'USD')
const NOW = Date.parse('2027-03-01T10:00:00Z')
const START = { on: '2027-03-12', time: '15:00' }
const window = (from: string | null, to: string | null, minor: number) => ({ from, to, amount: usd(minor) })
const FLEXIBLE = [
  window(null, '2027-03-09T18:00:00+00:00', 0),
  window('2027-03-09T18:00:00+00:00', '2027-03-12T15:00:00+00:00', 16_748),
  window('2027-03-12T15:00:00+00:00', null, 49_926),
]
/** A coupon of 25 dollars is paid back last. */
const withCoupon =
  (paid: number): Divide =>
  (refund) => ({
    money: usd(Math.min(refund.minor, paid - 2_500)),
    discounts: [{ kind: 'coupon', amount: usd(2_500), back: usd(Math.max(0, refund.minor - (paid - 2_500))) }],
  })
const ask = (change: Partial<CancelAsk> & { windows?: CancelAsk['terms']['cancellation'] }): CancelAsk => {
  const { windows = FLEXIBLE, ...rest } = change
  return {
    terms: { cancellationBy: 'windows', cancellation: windows, timeZone: 'Europe/Lisbon' },
    starts: START,
    paid: usd(49_926),
    divide: allMoney,
    guaranteed: false,
    undo: { minutes: 30, untilMs: null },
    nowMs: NOW,
    ...rest,
  }
}
const brief = (wanted: CancelAsk) => cancelPartsOf(wanted).map(({ kind, lose, refund, to, minutes }) => [kind, lose, refund, to ?? minutes])

test('[C2.8] what is not refunded begins with the time in which it can be undone: relative before the booking, by the clock of the place after it', () => {
  const windows = [window(null, null, 49_926)]
  expect(brief(ask({ windows }))).toEqual([
    ['undo', 0, 499.26, 30],
    ['terms', 499.26, 0, null],
  ])
  const [undo, rest] = cancelPartsOf(ask({ windows, undo: { minutes: 30, untilMs: NOW + 1_800_000 } }))
  expect([undo?.to, undo?.minutes, rest?.from]).toEqual(['2027-03-01T10:30:00+00:00', null, '2027-03-01T10:30:00+00:00'])
  expect(brief(ask({ windows, undo: null }))).toEqual([['terms', 499.26, 0, null]])
})

test('[C2.8] what leaves sooner is undone until it leaves, and not at all once it has', () => {
  const windows = [window(null, '2027-03-01T10:10:00+00:00', 20_000), window('2027-03-01T10:10:00+00:00', null, 49_926)]
  const leaving = (nowMs: number) =>
    ask({ nowMs, terms: { cancellationBy: 'windows', cancellation: windows, timeZone: 'Europe/Lisbon', undoBefore: '2027-03-01T10:10:00+00:00' } })
  expect(brief(leaving(NOW))).toEqual([
    ['undo', 0, 499.26, '2027-03-01T10:10:00+00:00'],
    ['terms', 499.26, 0, null],
  ])
  expect(brief(leaving(NOW + 600_000))).toEqual([['terms', 499.26, 0, null]])
})

test('[C2.8] where the terms are free for longer than that they begin with their own free time', () => {
  expect(brief(ask({}))).toEqual([
    ['terms', 0, 499.26, '2027-03-09T18:00:00+00:00'],
    ['terms', 167.48, 331.78, '2027-03-12T15:00:00+00:00'],
    ['no_show', 499.26, 0, null],
  ])
  expect(brief(ask({ nowMs: Date.parse('2027-03-10T09:00:00Z') })).map(([kind]) => kind)).toEqual(['undo', 'terms', 'no_show'])
})

test('[C2.4] a coupon is no money: nobody loses more than they paid, and it comes back only where nothing is taken', () => {
  const parts = cancelPartsOf(ask({ divide: withCoupon(49_926) }))
  expect(parts.map(({ lose, refund, discounts }) => [lose, refund, discounts[0]?.back])).toEqual([
    [0, 474.26, 25],
    [142.48, 331.78, 0],
    [474.26, 0, 0],
  ])
  expect(termsOnWire(ask({ divide: withCoupon(49_926) })).map(({ amount }) => amount)).toEqual([0, 142.48, 474.26])
})

test('[C2.8] a fee beyond what was paid is lost only to a card that guarantees it', () => {
  const paid = { paid: usd(0), undo: null, nowMs: Date.parse('2027-03-12T16:00:00Z') }
  expect(cancelPartsOf(ask({ ...paid, guaranteed: true }))).toMatchObject([{ lose: 499.26, may_charge: 499.26, refund: 0 }])
  expect(cancelPartsOf(ask({ ...paid, guaranteed: false }))).toMatchObject([{ lose: 0, may_charge: 0, refund: 0 }])
})

test('[C2.13] from the day on which the rest is charged it may be lost too, and what is left of it comes back', () => {
  const windows = [
    window(null, '2027-03-09T00:00:00+00:00', 0),
    window('2027-03-09T00:00:00+00:00', '2027-03-11T00:00:00+00:00', 20_000),
    window('2027-03-11T00:00:00+00:00', null, 49_926),
  ]
  const deposit = ask({ windows, starts: null, undo: null, paid: usd(10_000), later: [{ amount: usd(39_926), on: '2027-03-10' }] })
  expect(brief(deposit)).toEqual([
    ['terms', 0, 100, '2027-03-09T00:00:00+00:00'],
    ['terms', 100, 0, '2027-03-11T00:00:00+00:00'],
    ['terms', 499.26, 0, null],
  ])
  expect(termsOnWire(deposit).map(({ amount }) => amount)).toEqual([0, 100, 499.26])
  const early = ask({ ...deposit, windows, starts: null, undo: null, later: [{ amount: usd(39_926), on: '2027-03-08' }] })
  expect(brief(early)[1]).toEqual(['terms', 200, 299.26, '2027-03-11T00:00:00+00:00'])
  // What is charged later is not paid now.
  expect(brief({ ...early, nowMs: Date.parse('2027-03-10T10:00:00Z') })[0]).toEqual(['terms', 100, 0, '2027-03-11T00:00:00+00:00'])
})

test('where only the supplier can say, or nothing can be cancelled, nothing is said', () => {
  const terms = { cancellation: FLEXIBLE, timeZone: 'Europe/Lisbon' }
  expect(cancelPartsOf({ ...ask({}), terms: { ...terms, cancellationBy: 'supplier' } })).toEqual([])
  expect(cancelPartsOf({ ...ask({}), terms: { ...terms, cancellationBy: 'never' } })).toEqual([])
})
