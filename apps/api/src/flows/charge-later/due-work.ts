import type { Tx } from '@sojourn/kernel'
import type { GatewayNews } from '../../modules/payments/index.ts'
import { isInFlight } from '../../modules/scheduled-charges/index.ts'
import { earliest } from '../earliest.ts'
import { askAttempt } from './ask-attempt.ts'
import type { LaterDeps } from './later-deps.ts'
import { runCharge, settleAttempt, settleAttempts } from './run-charge.ts'
import { adoptFromGateway, sendRefund } from './send-charge-refund.ts'

const AT_ONCE_MAX = 20
const STORED_AT_ONCE_MAX = 200

/** One run: stores what is to be announced, then charges what is due, and asks for missing answers. Returns how many rows it was. */
export async function runLater(deps: LaterDeps): Promise<number> {
  const stored = await storeDue(deps)
  const { transactions, scheduled, reportFault } = deps
  const [charges, attempts, refunds] = await transactions.asSystem((tx) =>
    Promise.all([scheduled.charges.claimDue(tx, AT_ONCE_MAX), scheduled.attempts.claimToAsk(tx, AT_ONCE_MAX), scheduled.refunds.claimToAsk(tx, AT_ONCE_MAX)]),
  )
  // One that fails does not stop the others: it is due again when its claim ends.
  const guarded = (chargeId: string, work: Promise<void>) => work.catch((error: unknown) => reportFault(error, { flow: 'charge-later', chargeId }))
  await Promise.all([
    ...charges.map((claimed) => guarded(claimed.chargeId, runCharge(deps, claimed))),
    ...attempts.map((attempt) => guarded(attempt.chargeId, settleAttempts(deps, attempt))),
    ...refunds.map((refund) => guarded(refund.chargeId, sendRefund(deps, refund))),
  ])
  return stored + charges.length + attempts.length + refunds.length
}

/** Stores what its owners will charge and its person must be notified of now. */
async function storeDue({ transactions, clock, owners, scheduled }: LaterDeps): Promise<number> {
  let count = 0
  for (const owner of owners) {
    count += await transactions.asSystem(async (tx) => {
      const due = await owner.dueUntil(tx, clock.nowMs(), STORED_AT_ONCE_MAX)
      for (const charge of due) await scheduled.charges.add(tx, charge)
      return due.length
    })
  }
  return count
}

/** When the next charge, question or refund is due; null where none is. What is not stored yet is found by the poll. */
export const nextLaterMs = async ({ scheduled }: LaterDeps, tx: Tx): Promise<number | null> =>
  earliest(await Promise.all([scheduled.charges.nextDueMs(tx), scheduled.attempts.nextAskMs(tx), scheduled.refunds.nextAskMs(tx)]))

/** Something happened at the gateway: where it is about a charge of ours, we look. */
export async function laterNews(deps: LaterDeps, { paymentId, refundId }: GatewayNews): Promise<void> {
  const { transactions, scheduled } = deps
  const refund = refundId ? await transactions.asSystem((tx) => scheduled.refunds.findByGatewayId(tx, refundId), { readOnly: true }) : null
  if (refund) return sendRefund(deps, refund)
  const attempt = paymentId ? await transactions.asSystem((tx) => scheduled.attempts.findByIntent(tx, paymentId), { readOnly: true }) : null
  if (!attempt) return
  if (isInFlight(attempt)) return settleAttempts(deps, attempt)
  // A declined payment may be captured later by hand at the gateway: then it must be recorded here.
  const isOpen = attempt.state === 'declined'
  if (isOpen) await settleAttempt(deps, attempt, await askAttempt(deps, attempt))
  else await adoptFromGateway(deps, attempt)
}
