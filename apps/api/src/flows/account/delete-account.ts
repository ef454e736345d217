import { accept, earliestDay, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, titleOf } from '../../modules/bookings/index.ts'
import type { AccountDeps } from './account-deps.ts'

const MEMBER = 2
const PAGE = 100

type DeleteRefusal = Refusal<'not_deletable' | 'open_bookings' | 'value_left' | 'gateway_unreachable' | 'wrong_password' | 'too_many_tries'>

/**
 * Closes the caller's account for good. Bookings still to come, under way, or of which something is still to be charged, prevent it: no one could be notified of a change. Value is waived with consent. Saved cards
 * are deleted at the gateway first, outside of any transaction: where it does not answer, nothing else has happened.
 */
export async function deleteAccount(
  deps: AccountDeps,
  { password, give_up_value: givesUpValue }: { password: string; give_up_value: boolean },
  caller: SignedInCaller,
): Promise<Outcome<void, DeleteRefusal>> {
  const { orgId, user } = caller
  if (user.usrType !== MEMBER) return refuse('not_deletable')
  const own = await deps.accounts.checkPassword(caller, password)
  if (!own.ok) return own
  const ready = await deps.transactions.inTenant(orgId, (tx) => mayClose(deps, tx, caller, givesUpValue))
  if (!ready.ok) return ready
  const holder = { orgId, userId: user.userId, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() }
  if (!(await deps.payers.forgetCards(holder))) return refuse('gateway_unreachable')
  return deps.transactions.inTenant(orgId, async (tx) => {
    // Looked at again: meanwhile another page of theirs may have booked.
    const still = await mayClose(deps, tx, caller, givesUpValue)
    if (!still.ok) return still
    await deps.releaseHeld(tx, { orgId, userId: user.userId })
    await deps.bookings.forgetIdentitiesOf(tx, { orgId, userId: user.userId })
    await deps.forgetMail(tx, { orgId, to: user.email })
    await deps.forgetThreads(tx, { orgId, userId: user.userId })
    await deps.accounts.close(tx, { orgId, userId: user.userId })
    return accept()
  })
}

async function mayClose(
  deps: AccountDeps,
  tx: Tx,
  caller: SignedInCaller,
  givesUpValue: boolean,
): Promise<Outcome<void, Refusal<'open_bookings' | 'value_left'>>> {
  const open = await openBookings(deps, tx, caller)
  if (open.length > 0) {
    const bookings = open.map((booking) => ({ booking_id: booking.bookingId, title: titleOf(deps.products, booking) }))
    return refuse('open_bookings', { bookings })
  }
  return !givesUpValue && (await deps.hasValue(tx, caller)) ? refuse('value_left') : accept()
}

async function openBookings({ bookings, clock, owingOf }: AccountDeps, tx: Tx, { orgId, user }: SignedInCaller): Promise<Booking[]> {
  const owing = await owingOf(tx, { orgId, userId: user.userId })
  // A day is over everywhere once it is over furthest west.
  const today = earliestDay(clock.nowMs())
  const open: Booking[] = []
  let before: string | undefined
  for (;;) {
    const page = await bookings.listOf(tx, { orgId, userIds: [user.userId], before, limit: PAGE })
    open.push(...page.filter((booking) => isOpen(booking, today) || owing.has(booking.bookingId)))
    if (page.length < PAGE) return open
    before = page.at(-1)!.bookingId
  }
}

function isOpen({ status, items }: Booking, today: string): boolean {
  switch (status) {
    case 'draft':
    case 'pending_payment':
    case 'confirming':
      return true
    case 'confirmed':
      return items.some(({ description: { span } }) => span !== null && span.to >= today)
    case 'failed':
    case 'expired':
    case 'cancelled':
      return false
  }
}
