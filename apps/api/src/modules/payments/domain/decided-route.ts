import type { BookingId, GatewayId, OrgId, PaymentSettings, ProductCode } from '@sojourn/kernel'
import type { GatewayChoice } from './choose-gateway.ts'
import type { PaymentRoute, RoutingFacts } from './route-payment.ts'

/** Why a booking is paid by this gateway, stored with it. */
export interface DecidedRoute {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly product: ProductCode
  readonly row: number
  readonly facts: RoutingFacts
  readonly earlier: readonly { readonly row: number; readonly why: string }[]
  readonly route: GatewayChoice['route']
  readonly charge: PaymentRoute['charge']
  readonly creditLine: boolean
  readonly gateway: GatewayId | null
  readonly popup: boolean
  readonly forced: boolean
  readonly chosenBy: PaymentSettings['chosenBy']
  readonly decidedAtMs: number
}
