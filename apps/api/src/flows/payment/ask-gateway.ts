import type { Tx } from '@sojourn/kernel'
import { type GatewayNews, isSettled } from '../../modules/payments/index.ts'
import { earliest } from '../earliest.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { adoptOutside, sendRefund } from './send-refund.ts'
import { syncPayment } from './sync-payment.ts'

const AT_ONCE_MAX = 50

/** Something happened at the gateway: we look. News of a payment that is not ours, or not known yet, are nothing to us. */
export async function askOfNews(deps: ShopDeps, { paymentId, refundId, about }: GatewayNews): Promise<void> {
  const { transactions, payments } = deps
  const known = paymentId ? await transactions.asSystem((tx) => payments.attempts.findByGatewayId(tx, paymentId), { readOnly: true }) : null
  const attempt = known && !isSettled(known.state) ? await syncPayment(deps, known) : known
  const refund = refundId ? await transactions.asSystem((tx) => payments.refunds.findByGatewayId(tx, refundId), { readOnly: true }) : null
  if (refund) await sendRefund(deps, refund)
  // Not one of ours: its merchant gave money back at the gateway.
  else if (about === 'refund' && attempt?.state === 'succeeded' && attempt.kind === 'payment') await adoptOutside(deps, attempt)
}

/** Background work: asks for the result of every call without an answer, after one second. Returns how many it asked about. */
export async function askAboutOpen(deps: ShopDeps): Promise<number> {
  const { transactions, payments } = deps
  const claim = (tx: Tx) => Promise.all([payments.attempts.claimToAsk(tx, AT_ONCE_MAX), payments.refunds.claimToAsk(tx, AT_ONCE_MAX)])
  const [attempts, refunds] = await transactions.asSystem(claim)
  await Promise.all([...attempts.map((attempt) => syncPayment(deps, attempt)), ...refunds.map((refund) => sendRefund(deps, refund))])
  return attempts.length + refunds.length
}

/** When the next payment or refund is to be asked about; null where none is open. */
export const nextAskMs = async ({ payments }: ShopDeps, tx: Tx): Promise<number | null> =>
  earliest(await Promise.all([payments.attempts.nextAskMs(tx), payments.refunds.nextAskMs(tx)]))
