import type { Money, Tx } from '@sojourn/kernel'
import { backByLeg, type Tender } from '../../modules/tenders/index.ts'
import type { TenderDeps } from './tender-deps.ts'

const DAY_MS = 86_400_000
/** Value refunded to a card or lot that has expired can be used for so long: that value alone, not its unused rest. */
export const GRACE_DAYS = 30

/** Of the cards and lots that a tender used, those that have expired. */
export async function runOutOf(parts: TenderDeps, tx: Tx, { orgId, legs }: Tender): Promise<ReadonlySet<string>> {
  const subjectsIn = (account: string) => legs.filter((leg) => leg.account === account).map(({ subject }) => subject)
  const cards = await parts.paymentCards.runOut(tx, { orgId, paymentCardIds: subjectsIn('stored_value') })
  const lots = await parts.points.runOut(tx, { orgId, lotIds: subjectsIn('points') })
  return new Set([...cards, ...lots])
}

/** Makes replacements for expired instruments that are to be refunded to; returns which replaces which. */
export async function renewRunOut(parts: TenderDeps, tx: Tx, tender: Tender, back: Money): Promise<ReadonlyMap<string, string>> {
  const runOut = await runOutOf(parts, tx, tender)
  const { orgId, userId } = tender
  const untilMs = parts.clock.nowMs() + GRACE_DAYS * DAY_MS
  const fresh = new Map<string, string>()
  for (const { leg } of backByLeg(tender, back)) {
    const { account, subject } = leg
    if (!runOut.has(subject)) continue
    const isLot = account === 'points'
    const renewed = isLot
      ? parts.points.renew(tx, { orgId, userId, lotId: subject, untilMs })
      : parts.paymentCards.renew(tx, { orgId, paymentCardId: subject, untilMs })
    fresh.set(subject, await renewed)
  }
  return fresh
}
