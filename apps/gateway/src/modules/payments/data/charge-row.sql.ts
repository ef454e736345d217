import type { Currency, OrgId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { Charge, ChargeState } from '../domain/charge.ts'
import type { ChargeId, Failure, PaymentId } from '../domain/payment.ts'

export interface ChargeTable {
  org_id: string
  charge_id: string
  payment_id: string
  number: number
  state: ChargeState
  amount_minor: number
  currency: string
  capture: Charge['capture']
  captured_minor: number
  capture_wish_minor: number | null
  capture_request_key: string | null
  capture_before_ms: number | null
  refunded_minor: number
  method_id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  country: string | null
  holder: string | null
  coded: boolean
  keep: boolean
  challenged: boolean
  disputed: boolean
  description: string | null
  metadata: unknown
  return_origin: string | null
  action_url: string | null
  failure: unknown
  tried_as: unknown
  started_ms: number
  ask_ms: number | null
  asks: number
}

export const readCharge = (row: Selectable<ChargeTable>): Charge => ({
  id: row.charge_id as ChargeId,
  merchantId: row.org_id as OrgId,
  paymentId: row.payment_id as PaymentId,
  number: row.number,
  state: row.state,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  capture: row.capture,
  capturedMinor: row.captured_minor,
  requestedCaptureMinor: row.capture_wish_minor,
  captureRequestKey: row.capture_request_key,
  captureBeforeMs: row.capture_before_ms,
  refundedMinor: row.refunded_minor,
  methodId: row.method_id,
  card: {
    ...{ brand: row.brand, last4: row.last4, expMonth: row.exp_month, expYear: row.exp_year, fingerprint: row.fingerprint },
    ...{ funding: row.funding, country: row.country, holder: row.holder },
  },
  coded: row.coded,
  keep: row.keep,
  challenged: row.challenged,
  disputed: row.disputed,
  description: row.description,
  metadata: row.metadata as Record<string, string>,
  returnOrigin: row.return_origin,
  actionUrl: row.action_url,
  failure: row.failure as Failure | null,
  triedAs: row.tried_as as string[] | null,
  startedAtMs: row.started_ms,
  askAtMs: row.ask_ms,
  asks: row.asks,
})

/** Columns of a charge that may change after it was stored. */
export const changing = (charge: Charge) => ({
  state: charge.state,
  captured_minor: charge.capturedMinor,
  capture_wish_minor: charge.requestedCaptureMinor,
  capture_request_key: charge.captureRequestKey,
  capture_before_ms: charge.captureBeforeMs,
  refunded_minor: charge.refundedMinor,
  challenged: charge.challenged,
  disputed: charge.disputed,
  description: charge.description,
  metadata: JSON.stringify(charge.metadata),
  action_url: charge.actionUrl,
  failure: charge.failure && JSON.stringify(charge.failure),
  ask_ms: charge.askAtMs,
  asks: charge.asks,
})

/** Columns that are set when the row is created. */
export const fixedColumns = ({ card, ...charge }: Charge) => ({
  org_id: charge.merchantId,
  charge_id: charge.id,
  payment_id: charge.paymentId,
  number: charge.number,
  amount_minor: charge.amount.minor,
  currency: charge.amount.currency,
  capture: charge.capture,
  method_id: charge.methodId,
  brand: card.brand,
  last4: card.last4,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  fingerprint: card.fingerprint,
  funding: card.funding,
  country: card.country,
  holder: card.holder,
  coded: charge.coded,
  keep: charge.keep,
  return_origin: charge.returnOrigin,
  started_ms: charge.startedAtMs,
  tried_as: charge.triedAs && JSON.stringify(charge.triedAs),
})
