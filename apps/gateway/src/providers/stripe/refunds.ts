import { isChargeable, toCardUnits } from '@sojourn/kernel'
import type Stripe from 'stripe'
import type { ProviderRefund, RefundAnswer } from '../../modules/payments/index.ts'
import { type Line, UNKNOWN } from './line.ts'

/** The entry of a refund's metadata by which it is found, long after its key has expired. */
const REFUND = 'refund'
/** A refund that a bank returns is mostly returned at once; a later return comes by webhook. */
const PROVISIONAL_MS = 10 * 60_000

const failed = (reason: string): RefundAnswer => ({ kind: 'failed', reason })

/** Gives money back under our refund's id. A refusal counts only once no refund of that name is found. */
export async function sendRefund(line: Line, refund: ProviderRefund): Promise<RefundAnswer> {
  const { merchantId, key, chargeKey } = refund
  try {
    const id = await line.intentOf(merchantId, chargeKey)
    const amount = isChargeable(refund.amount) ? toCardUnits(refund.amount) : null
    if (!id) return failed('charge_not_found')
    if (amount === null) return failed('amount_not_supported')
    const request = { payment_intent: id, amount, metadata: { [REFUND]: key } }
    return answer(line, await (await line.client()).refunds.create(request, { idempotencyKey: key }))
  } catch (error) {
    const trouble = line.troubleOf('refund', error)
    return trouble.kind === 'unknown' ? UNKNOWN : ((await findRefund(line, refund)) ?? failed(trouble.code))
  }
}

/** Null where the charge has no refund of that name. */
export async function findRefund(line: Line, request: ProviderRefund): Promise<RefundAnswer | null> {
  try {
    const refund = await refundNamed(line, request)
    return refund && answer(line, refund)
  } catch (error) {
    line.troubleOf('findRefund', error)
    return UNKNOWN
  }
}

/** Cancels a refund. Mostly it is too late for that: then its result is returned. One that may have been sent is read first. */
export async function cancelRefund(line: Line, request: ProviderRefund): Promise<RefundAnswer> {
  try {
    const refund = await refundNamed(line, request)
    if (!refund) return UNKNOWN
    return answer(line, await (await line.client()).refunds.cancel(refund.id))
  } catch (error) {
    const { kind } = line.troubleOf('cancelRefund', error)
    return kind === 'unknown' ? UNKNOWN : ((await findRefund(line, request)) ?? UNKNOWN)
  }
}

async function refundNamed(line: Line, { merchantId, key, chargeKey }: ProviderRefund): Promise<Stripe.Refund | null> {
  const id = await line.intentOf(merchantId, chargeKey)
  if (!id) return null
  for await (const refund of (await line.client()).refunds.list({ payment_intent: id, limit: 100 })) {
    if (refundKeyOf(refund) === key) return refund
  }
  return null
}

/** Our refund's id, where Stripe reports one of ours. */
export const refundKeyOf = (refund: { metadata?: Record<string, string> | null }): string | null => refund.metadata?.[REFUND] ?? null

function answer(line: Line, { status, created, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { kind: 'succeeded', provisional: line.nowMs() - created * 1000 < PROVISIONAL_MS }
  if (status === 'failed') return failed(failure_reason ?? 'unknown')
  if (status === 'canceled') return { kind: 'canceled' }
  return { kind: 'pending' }
}
