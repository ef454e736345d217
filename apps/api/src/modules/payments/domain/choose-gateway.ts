import { type GatewayId, never, type PaymentSettings } from '@sojourn/kernel'
import type { PaymentRoute } from './route-payment.ts'

/** The first two take cards, the last is the invoice. */
export type MethodName = 'Client CC' | 'Inspira CC' | 'Credit line'

/** How a payment reaches the gateway. `hosted` is the gateway's own page. */
export interface GatewayChoice {
  readonly route: 'none' | 'card' | 'hosted' | 'set_up'
  readonly gateway: GatewayId | null
}

export interface PaymentSupplier {
  readonly id: GatewayId
  readonly methodName: MethodName
}

/** Cards are saved and guarantees given in card fields alone; where the gateway in force has a page instead, card v2 is used for them. */
const withCardFields = (gateway: GatewayId): GatewayId => (gateway === 'PG_02' ? 'PG_03' : gateway)

/** The gateway that a route ends at. */
export function chooseGateway({ to }: PaymentRoute, { gateway }: PaymentSettings): GatewayChoice {
  switch (to) {
    case 'none':
      return { route: 'none', gateway: null }
    case 'set_up':
      return { route: 'set_up', gateway: withCardFields(gateway) }
    case 'card':
      return { route: 'card', gateway: withCardFields(gateway) }
    case 'gateway':
      return { route: gateway === 'PG_02' ? 'hosted' : 'card', gateway }
    default:
      return never(to)
  }
}

/** An organisation that chose its gateway takes cards in its own name, every other in the platform's. */
// not translated: read by callers (B3.2)
export const cardMethodName = ({ chosenBy }: PaymentSettings): MethodName => (chosenBy === 'organisation' ? 'Client CC' : 'Inspira CC')

/** The invoice needs a number it is known by (`vpId`), a credit line, and a product whose rules allow it. */
export const mayInvoice = (of: { readonly isInvoiced: boolean; readonly vpId: string | null; readonly hasCreditLine: boolean }): boolean =>
  of.isInvoiced && of.vpId !== null && of.hasCreditLine

/** Whom a booking can be paid through, the one in force first. */
export const suppliersOf = (settings: PaymentSettings, invoice: boolean): PaymentSupplier[] => [
  { id: settings.gateway, methodName: cardMethodName(settings) },
  // not translated: read by callers (B3.2)
  ...(invoice ? [{ id: settings.gateway, methodName: 'Credit line' as const }] : []),
]
