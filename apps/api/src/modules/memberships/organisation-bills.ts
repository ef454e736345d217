import { type BookingId, type Day, daysBetween, equals, type Money, max, min, type OrgId, scale, subtract, type Tx, zero } from '@sojourn/kernel'
import { type OrganisationTerm, organisationStore } from './data/organisation-store.sql.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

type NewTerm = Omit<OrganisationTerm, 'returned' | 'endedBy' | 'untilBefore'>

/** Bills the organisation for a term, once. */
export async function billTerm(deps: MembershipsDeps, tx: Tx, term: NewTerm): Promise<void> {
  if (term.billed.minor === 0 || !(await organisationStore.addTerm(tx, term, deps.clock.nowMs()))) return
  await deps.billOrganisation(tx, {
    orgId: term.orgId,
    key: `${term.key}:organisation_pays`,
    subject: term.bookingId ?? term.membershipNo,
    amount: term.billed,
  })
}

/** A purchase is undone: what it was billed goes back, and a term that it ended early is billed whole again. A second call changes nothing. */
export async function undoBills(deps: MembershipsDeps, tx: Tx, { orgId, bookingId }: { orgId: OrgId; bookingId: BookingId }): Promise<void> {
  const begun = await organisationStore.ofBooking(tx, orgId, bookingId)
  if (begun && !equals(begun.returned, begun.billed)) await giveBack(deps, tx, begun, { until: begun.from, returned: begun.billed, by: bookingId })
  const ended = await organisationStore.endedBy(tx, orgId, bookingId)
  if (!ended || ended.bookingId === bookingId || !ended.untilBefore) return
  await organisationStore.changeTerm(tx, ended, { until: ended.untilBefore, returned: zero(ended.billed.currency), endedBy: null, untilBefore: null })
  await deps.billOrganisation(tx, { orgId, key: `${ended.key}:restored:${bookingId}`, subject: bookingId, amount: ended.returned })
}

/** Another plan takes the place of a term that the organisation paid: the days that are left are not paid. */
export async function endTermEarly(
  deps: MembershipsDeps,
  tx: Tx,
  { orgId, membershipNo, periodNo }: { orgId: OrgId; membershipNo: string; periodNo: number },
  { on, by }: { on: Day; by: BookingId },
): Promise<void> {
  const term = await organisationStore.latestOf(tx, orgId, membershipNo)
  if (!term || term.periodNo !== periodNo || term.until <= on) return
  await giveBack(deps, tx, term, { until: on > term.from ? on : term.from, returned: unusedOf(term, on), by })
}

/** The part of a bill for the days that are left, day by day. */
function unusedOf({ billed, from, until }: OrganisationTerm, on: Day): Money {
  const whole = Math.max(1, daysBetween(from, until))
  const left = Math.min(whole, Math.max(0, daysBetween(on, until)))
  return left === whole ? billed : max(zero(billed.currency), min(billed, scale(billed, left, whole)))
}

async function giveBack(
  deps: MembershipsDeps,
  tx: Tx,
  term: OrganisationTerm,
  { until, returned, by }: { until: Day; returned: Money; by: string },
): Promise<void> {
  await organisationStore.changeTerm(tx, term, { until, returned, endedBy: by, untilBefore: term.untilBefore ?? term.until })
  await deps.returnBill(tx, { orgId: term.orgId, key: `${term.key}:returned:${by}`, subject: by, amount: subtract(returned, term.returned) })
}
