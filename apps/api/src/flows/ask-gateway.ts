import type { Tx } from '@sojourn/kernel'
import { type GatewayNews, isSettled } from '../modules/payments/index.ts'
import type { Parts } from './parts.ts'
import { sendRefund } from './send-refund.ts'
import { askAndSettle } from './settle-payment.ts'

const AT_ONCE_MAX = 50

/** Something happened at the gateway: we look. News of a payment that is not ours, or not known yet, are nothing to us. */
export async function askOfNews(parts: Parts, { paymentId, refundId }: GatewayNews): Promise<void> {
  const { transactions, payments } = parts
  const attempt = paymentId ? await transactions.asSystem((tx) => payments.attempts.findByGatewayId(tx, paymentId), { asks: 1 }) : null
  if (attempt && !isSettled(attempt.state)) await askAndSettle(parts, attempt)
  const refund = refundId ? await transactions.asSystem((tx) => payments.refunds.findByGatewayId(tx, refundId), { asks: 1 }) : null
  if (refund) await sendRefund(parts, refund)
}

/** The janitor: whatever owes an answer is asked about, from one second on. Answers how many it asked about. */
export async function askAboutOpen(parts: Parts): Promise<number> {
  const { transactions, payments } = parts
  const claim = (tx: Tx) => Promise.all([payments.attempts.claimToAsk(tx, AT_ONCE_MAX), payments.refunds.claimToAsk(tx, AT_ONCE_MAX)])
  const [attempts, refunds] = await transactions.asSystem(claim, { asks: 2 })
  await Promise.all([...attempts.map((attempt) => askAndSettle(parts, attempt)), ...refunds.map((refund) => sendRefund(parts, refund))])
  return attempts.length + refunds.length
}
