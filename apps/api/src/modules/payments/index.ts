import type { Clock, Ids } from '@sojourn/kernel'
import { type Alarms, createAlarms } from './alarms.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import type { RouteStore } from './data/payment-store.ts'
import { routeStore } from './data/route-store.sql.ts'
import type { GatewayClient } from './gateway-client.ts'
import { moneyOf } from './money-of.ts'
import { createRefunds, type Refunds } from './refunds.ts'

export type { Alarms } from './alarms.ts'
export type { AttemptRequest, Attempts } from './attempts.ts'
export { CHECKSUM_MS, signedChecksum } from './checksum.ts'
export { OPEN_PAYMENTS } from './data/payment-store.ts'
export { type Attempt, type AttemptId, type AttemptState, isSettled } from './domain/attempt.ts'
export { cardMethodName, chooseGateway, type MethodName, mayInvoice, suppliersOf } from './domain/choose-gateway.ts'
export type { DecidedRoute } from './domain/decided-route.ts'
export { type Intent, outcomeOf } from './domain/intent.ts'
export { type GatewayRefund, hasLeft, type Refund } from './domain/refund.ts'
export { type PaymentRoute, type RoutingDecision, type RoutingFacts, routePayment } from './domain/route-payment.ts'
export { createGatewayCall, type GatewayCall } from './gateway-call.ts'
export { type Answer, createGatewayClient, type GatewayClient, type OffSessionRequest } from './gateway-client.ts'
export type { GatewayResult } from './gateway-result.ts'
export { paymentInvariants } from './invariants.ts'
export type { MoneyOf } from './money-of.ts'
export type { Beyond, RefundRequest, RefundResult, Refunds } from './refunds.ts'
export { GATEWAY_NEWS, type GatewayNews, WEBHOOK_PATH, webhookRoutes } from './webhook.ts'

export const paymentsMigrations = { owner: 'payments', folder: new URL('./data/', import.meta.url) }

/** Being paid, and paying back. Every call to the gateway is made outside transactions; its answer is recorded inside one. */
export interface Payments {
  readonly attempts: Attempts
  readonly refunds: Refunds
  /** What a person of ours must look at. */
  readonly alarms: Alarms
  readonly moneyOf: typeof moneyOf
  /** Why bookings are paid by their gateway. */
  readonly routes: RouteStore
}

export function createPayments(deps: { clock: Clock; ids: Ids; gateway: GatewayClient }): Payments {
  return { attempts: createAttempts(deps), refunds: createRefunds(deps), alarms: createAlarms(deps), moneyOf, routes: routeStore }
}
