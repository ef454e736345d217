import { addDays, type BookingId, dayIn, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { membershipStore, type OfPerson } from './data/membership-store.sql.ts'
import { organisationStore } from './data/organisation-store.sql.ts'
import { personStore } from './data/person-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { demoPlans } from './demo-plans.ts'
import type { Membership } from './domain/membership.ts'
import { addMonths, anchorOf, endOfTermMs } from './domain/terms.ts'

const sojourn = 'org_sojourn' as OrgId
const ZONE = 'America/New_York'
const COUNTRY = 'US'
const DEMO_BOOKING = 'demo' as BookingId

/**
 * The plans of the demo world and who has one: a member for half a year, one whose plan ran out with a debt, and one who is asked to choose a plan. The same again changes nothing.
 * In a system transaction, after the people.
 */
export async function seedMemberships(tx: Tx, nowMs: number): Promise<void> {
  // Nodes that start at once wait for one another here.
  await planStore.holdSeed(tx)
  for (const { price, otherPrices, listed = [], ...plan } of demoPlans) {
    const known = await planStore.find(tx, plan.orgId, plan.subId, nowMs)
    // One of an earlier demo world speaks English and dollars alone; what its operator saved stays.
    if (known && (Object.keys(known.texts).length > 0 || known.currencies.length > 0)) continue
    await planStore.save(tx, known ? { ...known, description: plan.description, html: plan.html, texts: plan.texts, currencies: plan.currencies } : plan, nowMs)
    for (const each of known ? otherPrices : [price, ...otherPrices]) await planStore.addPrice(tx, plan, { ...each, validFromMs: 0 })
    if (!known) await organisationStore.name(tx, plan, 'list', listed, nowMs)
  }
  const today = dayIn(ZONE, nowMs)
  await personStore.needPlan(tx, { orgId: sojourn, userId: 'usr_trial' as UserId })
  const since = addDays(today, -150)
  await add(tx, nowMs, {
    ...person('usr_member', '1'),
    subId: 'sub_voyager',
    state: 'active',
    since,
    periodStart: since,
    periodEnd: addMonths(since, 12, anchorOf(since)),
    periodPrice: money(9_900, 'USD'),
    price: money(8_900, 'USD'),
    endedAtMs: null,
  })
  const ended = addDays(today, -40)
  const start = addMonths(ended, -1, anchorOf(ended))
  const expired = await add(tx, nowMs, {
    ...person('usr_expired', '2'),
    subId: 'sub_explorer',
    state: 'expired',
    since: start,
    periodStart: start,
    periodEnd: ended,
    periodPrice: money(949, 'USD'),
    price: money(949, 'USD'),
    // After sixteen days in which it could not be charged.
    endedAtMs: endOfTermMs(addDays(ended, 16), ZONE),
  })
  // Sixteen of 31 days.
  if (expired) {
    const debt = { debtId: 'mdb_000000001', membershipNo: expired.membershipNo, reason: 'grace' as const, amount: money(490, 'USD') }
    await personStore.addDebt(tx, sojourn, debt, { key: `${expired.membershipNo}:2:grace`, paidBy: null, atMs: nowMs })
  }
}

/** Numbers that sort before those that are made later. */
const person = (userId: string, no: string): OfPerson & Pick<Membership, 'membershipNo'> => ({
  orgId: sojourn,
  userId: userId as UserId,
  membershipNo: `mbr_00000000${no}`,
})

type Demo = Omit<
  Membership,
  | 'periodNo'
  | 'anchorDay'
  | 'timeZone'
  | 'country'
  | 'firstPrice'
  | 'renews'
  | 'cancelAtEnd'
  | 'nextPaymentByOrg'
  | 'bookingId'
  | 'withdrawUntilMs'
  | 'language'
  | 'origin'
  | 'handedPeriod'
  | 'version'
>

/** Null where the person has, or had, one. */
async function add(tx: Tx, nowMs: number, demo: Demo): Promise<Membership | null> {
  if (await membershipStore.latest(tx, demo)) return null
  const membership: Membership = {
    ...demo,
    periodNo: 1,
    anchorDay: anchorOf(demo.periodStart),
    timeZone: ZONE,
    country: COUNTRY,
    firstPrice: null,
    renews: true,
    cancelAtEnd: false,
    nextPaymentByOrg: false,
    bookingId: DEMO_BOOKING,
    withdrawUntilMs: null,
    language: null,
    origin: null,
    handedPeriod: 1,
    version: 1,
  }
  await membershipStore.insert(tx, membership, { kind: 'seeded', actorId: null, bookingId: null, before: null, atMs: nowMs })
  return membership
}
