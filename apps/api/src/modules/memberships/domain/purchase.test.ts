import { add, type BookingId, type Day, money, type OrgId, type UserId } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'
import { graceDebt } from './debt.ts'
import { endsAtMs, hasBenefits, type Membership, type MembershipState, mayBecome, nextCharge, planStatusOf, stateAt } from './membership.ts'
import type { PricedPlan } from './plan.ts'
import { type Buyer, creditOf, debtPurchase, planPurchase } from './purchase.ts'
import { endOfTermMs } from './terms.ts'

const usd = (minor: number) => money(minor, 'USD')
const year = { years: 1, months: 0 }
const plan = (more: Partial<PricedPlan> = {}): PricedPlan => ({
  ...{ orgId: 'org' as OrgId, subId: 'sub_a', code: 'A', name: 'A', description: '', image: '', html: '', currency: 'USD', membershipId: 'mem' },
  ...{ firstTerm: year, laterTerms: year, chargeAfterDays: 0, isRenewable: true, initChargeOrg: false, renewChargeOrg: false, position: 1, sold: true },
  ...{ eligibility: { kind: 'nobody' }, texts: {}, currencies: [], ownCurrency: 'USD', prices: [] },
  benefits: { memberPricePoints: 0, pointsTimes: 1, weekHoldHours: 0, dreamtrips: false },
  price: { validFromMs: 0, initial: usd(10_000), renewal: usd(9_000) },
  ...more,
})
const member = (more: Partial<Membership> = {}): NonNullable<Buyer['membership']> => ({
  ...{ orgId: 'org' as OrgId, membershipNo: 'mbr_1', userId: 'usr' as UserId, subId: 'sub_a', state: 'active', since: '2027-01-31', periodNo: 1 },
  ...{
    periodStart: '2027-01-31',
    periodEnd: '2028-01-31',
    anchorDay: 31,
    timeZone: 'UTC',
    country: null,
    periodPrice: usd(10_000),
    price: usd(9_000),
    firstPrice: null,
  },
  ...{ renews: true, cancelAtEnd: false, nextPaymentByOrg: false, bookingId: 'bkg' as BookingId, withdrawUntilMs: null, language: null, origin: null },
  ...{ handedPeriod: 1, endedAtMs: null, version: 1, length: year },
  ...more,
})
const buyer = (more: Partial<Buyer> = {}): Buyer => ({ membership: null, debt: usd(0), trialUsed: false, today: '2027-05-01', ...more })
const bought = (of: PricedPlan, who: Buyer) => {
  const outcome = planPurchase(of, who)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

test('[A5.9] the total is plan and debt; it is 0 where the organisation pays or a trial applies', () => {
  expect(bought(plan(), buyer()).due).toEqual(usd(10_000))
  const expired = member({ state: 'expired' })
  expect(bought(plan(), buyer({ membership: expired, debt: usd(490) }))).toMatchObject({
    kind: 'renewal',
    due: usd(9_490),
    term: { from: '2027-05-01', until: '2028-05-01' },
  })
  expect(bought(plan({ renewChargeOrg: true }), buyer({ membership: expired, debt: usd(490) })).due).toEqual(usd(0))
  expect(bought(plan({ chargeAfterDays: 14 }), buyer()).due).toEqual(usd(0))
})

test('[A5.10] a trial is for those who never had a subscription, and is charged at the first price after its days', () => {
  const of = plan({ chargeAfterDays: 14 })
  expect(bought(of, buyer())).toMatchObject({
    isTrial: true,
    term: { from: '2027-05-01', until: '2027-05-15' },
    next: { on: '2027-05-15', amount: usd(10_000) },
  })
  for (const who of [buyer({ trialUsed: true }), buyer({ membership: member({ state: 'expired' }) }), buyer({ membership: member({ state: 'withdrawn' }) })])
    expect(bought(of, who)).toMatchObject({ isTrial: false })
  expect(bought(plan({ chargeAfterDays: 0 }), buyer()).isTrial).toBe(false)
})

test('a switch gives back the unused days, never more than was paid, and never makes money', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(100_000), fc.nat(100_000), (days, paid, initial) => {
      const today = new Date(Date.parse('2027-01-31') + days * 86_400_000).toISOString().slice(0, 10) as Day
      const running = member({ periodPrice: usd(paid) })
      const credit = creditOf(running, today)
      expect(credit.minor >= 0 && credit.minor <= paid).toBe(true)
      const other = plan({ subId: 'sub_b', price: { validFromMs: 0, initial: usd(initial), renewal: usd(initial) } })
      const outcome = planPurchase(other, buyer({ membership: running, today }))
      if (credit.minor > initial) expect(outcome).toMatchObject({ refusal: { code: 'switch_at_end' } })
      else expect(outcome).toMatchObject({ value: { kind: 'switch', due: usd(initial - credit.minor) } })
    }),
  )
})

test('in grace the same plan goes on where its term ended, and another one asks for the days of grace', () => {
  const grace = member({ state: 'grace', periodEnd: '2027-04-30', anchorDay: 31 })
  expect(bought(plan(), buyer({ membership: grace }))).toMatchObject({ kind: 'renewal', term: { from: '2027-04-30', until: '2028-04-30' }, debt: usd(0) })
  expect(bought(plan({ subId: 'sub_b' }), buyer({ membership: grace }))).toMatchObject({ kind: 'switch', graceDebt: usd(25), due: usd(10_025) })
})

test('what runs is not bought twice, and no debt is not paid', () => {
  expect(planPurchase(plan(), buyer({ membership: member() }))).toMatchObject({ refusal: { code: 'already_member' } })
  expect(debtPurchase(buyer())).toMatchObject({ refusal: { code: 'no_debt' } })
})

test('in grace a term costs what was to be charged for it, whatever the plan costs by now', () => {
  const grace = member({ state: 'grace', periodEnd: '2027-04-30', anchorDay: 31 })
  const dearer = plan({ price: { validFromMs: 0, initial: usd(12_000), renewal: usd(11_000) } })
  expect(bought(dearer, buyer({ membership: grace }))).toMatchObject({ price: usd(9_000), renewal: usd(11_000) })
  expect(bought(plan({ price: { validFromMs: 0, initial: usd(12_000), renewal: usd(8_000) } }), buyer({ membership: grace })).price).toEqual(usd(8_000))
  const firstTerm = { years: 0, months: 1 }
  const afterTrial = member({ state: 'grace', periodEnd: '2027-04-30', anchorDay: 30, firstPrice: usd(500) })
  expect(bought(plan({ firstTerm }), buyer({ membership: afterTrial }))).toMatchObject({ price: usd(500), term: { from: '2027-04-30', until: '2027-05-30' } })
})

test('the days of grace are counted to the cent, and all of them are the whole price', () => {
  const term = { from: '2027-05-01', until: '2027-06-01' }
  expect(graceDebt(usd(949), term, '2027-05-17')).toEqual(usd(490))
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(31), (price, days) => {
      const on = new Date(Date.parse(term.from) + days * 86_400_000).toISOString().slice(0, 10) as Day
      const owed = graceDebt(usd(price), term, on)
      expect(owed.minor >= 0 && owed.minor <= price).toBe(true)
      if (days === 31) expect(owed).toEqual(usd(price))
      expect(add(owed, usd(0))).toEqual(owed)
    }),
  )
})

test('[A4.3] ACTIVE while the benefits apply, EXPIRED else, by the clock and not by the worker', () => {
  const states: MembershipState[] = ['trialing', 'active', 'grace', 'expired', 'cancelled', 'withdrawn']
  expect(states.map(planStatusOf)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'EXPIRED', 'EXPIRED', 'EXPIRED'])
  const ending = member({ cancelAtEnd: true })
  const endMs = endOfTermMs(ending.periodEnd, 'UTC')
  expect(endsAtMs(ending)).toBe(endMs)
  expect([stateAt(ending, endMs - 1), stateAt(ending, endMs)]).toEqual(['active', 'cancelled'])
  expect(stateAt(member({ renews: false }), endMs)).toBe('expired')
  // One that goes on is not over before its charge has failed.
  expect(stateAt(member(), endMs + 86_400_000)).toBe('active')
})

test('nothing is charged next of what ends, is over, or is paid by the organisation', () => {
  expect(nextCharge(member())).toEqual({ on: '2028-01-31', amount: usd(9_000) })
  for (const more of [
    { cancelAtEnd: true },
    { renews: false },
    { nextPaymentByOrg: true },
    { state: 'expired' as const },
    { state: 'grace' as const },
    { price: usd(0) },
  ])
    expect(nextCharge(member(more))).toBeNull()
  expect(nextCharge(member({ state: 'trialing', firstPrice: usd(10_000) }))?.amount).toEqual(usd(10_000))
})

test('a membership that was withdrawn from never comes back, and only what ran out or runs may be active', () => {
  const states: MembershipState[] = ['trialing', 'active', 'grace', 'expired', 'cancelled', 'withdrawn']
  expect(states.filter((from) => mayBecome(from, 'active'))).toEqual(['trialing', 'active', 'grace', 'expired', 'cancelled'])
  expect(states.filter((to) => mayBecome('withdrawn', to))).toEqual([])
  expect(states.filter((from) => mayBecome(from, 'withdrawn')).every(hasBenefits)).toBe(true)
})

test('one box is one person, however its address is written', () => {
  const one = ['ada@example.com', 'Ada@Example.com', 'ada+trial@example.com']
  expect(new Set(one.map(canonicalEmail)).size).toBe(1)
  expect(new Set(['a.d.a@gmail.com', 'ada+2@googlemail.com', 'ADA@gmail.com'].map(canonicalEmail))).toEqual(new Set(['ada@gmail.com']))
  expect(canonicalEmail('a.da@example.com')).not.toBe(canonicalEmail('ada@example.com'))
})
