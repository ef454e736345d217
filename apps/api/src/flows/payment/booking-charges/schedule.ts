import { instantMs, type Tx } from '@sojourn/kernel'
import type { Booking } from '../../../modules/bookings/index.ts'
import type { Attempt } from '../../../modules/payments/index.ts'
import type { Source } from '../../../modules/scheduled-charges/index.ts'
import { instalmentsOf } from '../../../sale/charged-later.ts'
import type { ShopDeps } from '../../shop-deps.ts'
import { periodOf, subjectOf } from './booking-subject.ts'

const DAY_MS = 86_400_000
/** Charged in the morning of its day, by the clock of the place. */
const CHARGED_AT = '09:00'

type Deps = Pick<ShopDeps, 'clock' | 'scheduled' | 'payments'>

/** In the transaction that confirms a booking: its consent becomes the mandate by which its instalments are charged, each announced before. The same again changes nothing. */
export async function scheduleInstalments(deps: Deps, tx: Tx, booking: Booking): Promise<void> {
  const instalments = instalmentsOf(booking.items)
  if (instalments.length === 0) return
  const subject = subjectOf(booking)
  const { mandates, charges } = deps.scheduled
  const consent = await mandates.consentTo(tx, subject)
  if (consent) {
    const { userId, text, language, ip, userAgent } = consent
    const card = await cardOf(deps, tx, booking)
    await mandates.give(tx, {
      ...{ ...subject, userId, text, language, ip, userAgent },
      ...{ ceiling: booking.total, cadence: 'once', sources: card ? [card] : [] },
    })
  }
  const nowMs = deps.clock.nowMs()
  for (const { itemNo, no, amount, on, terms } of instalments) {
    if (terms.later?.by !== 'us') continue
    const { noticeDays, giveUpOn } = terms.later
    const dueAtMs = Math.max(nowMs, instantMs(on, CHARGED_AT, terms.timeZone))
    await charges.add(tx, {
      ...{ ...subject, userId: booking.userId, periodKey: periodOf(itemNo, no), kind: 'balance', amount, dueAtMs },
      // Booked when its notice would have been sent, it is told of at once.
      noticeAtMs: Math.min(dueAtMs, Math.max(nowMs, dueAtMs - noticeDays * DAY_MS)),
      deadlineMs: Math.max(dueAtMs, instantMs(giveUpOn, '23:59:59', terms.timeZone)),
    })
  }
}

/** The card that a booking was paid with, or that was saved with it; null where there is none. */
export async function cardOf(
  { payments }: Pick<ShopDeps, 'payments'>,
  tx: Tx,
  { orgId, bookingId }: Pick<Booking, 'orgId' | 'bookingId'>,
): Promise<Source | null> {
  const paid = (await payments.attempts.listOf(tx, orgId, bookingId)).find(({ state }) => state === 'succeeded')
  return paid ? sourceOf(paid) : null
}

const sourceOf = ({ methodId, paidCard, keepsCard }: Attempt): Source | null =>
  methodId && keepsCard ? { kind: 'card', cardId: methodId, brand: paidCard?.brand ?? '', last4: paidCard?.last4 ?? '' } : null
