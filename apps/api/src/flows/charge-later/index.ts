import type { Tx } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import type { GatewayNews } from '../../modules/payments/index.ts'
import type { ChargeRefund } from '../../modules/scheduled-charges/index.ts'
import type { RefundRequest } from '../../sale/charge-owner.ts'
import type { Acting } from '../shop-deps.ts'
import { laterNews, nextLaterMs, runLater } from './due-work.ts'
import { laterHttp } from './http.ts'
import type { LaterDeps } from './later-deps.ts'
import { refundCharge } from './refund-charge.ts'
import { sendRefund } from './send-charge-refund.ts'

export { laterGatewayInvariants, laterInvariants } from './invariants.ts'
export type { LaterDeps, Receiver } from './later-deps.ts'

/** What is charged later, from its plan to its refund. */
export interface LaterCharges {
  readonly routes: readonly Route[]
  /** One round of the worker; returns how much it took up. */
  run(): Promise<number>
  nextDueMs(tx: Tx): Promise<number | null>
  /** News of the gateway's. */
  onGatewayNews(news: GatewayNews): Promise<void>
  /** Promises back what a charge took, in the caller's transaction. */
  refund(tx: Tx, request: RefundRequest): Promise<ChargeRefund | null>
  /** Sends a refund at once, after the commit; the worker would do so within seconds. */
  sendRefund(refund: ChargeRefund): Promise<void>
}

export const createLaterCharges = (deps: LaterDeps, acting: Acting): LaterCharges => ({
  routes: laterHttp(deps, acting),
  run: () => runLater(deps),
  nextDueMs: (tx) => nextLaterMs(deps, tx),
  onGatewayNews: (news) => laterNews(deps, news),
  refund: (tx, request) => refundCharge(deps, tx, request),
  sendRefund: (refund) => sendRefund(deps, refund),
})
