import { PRICING_RULES } from '@sojourn/kernel'
import type { RoutingInput } from './route-payment.ts'

/** Every combination of what the routing table is asked with. */
export const EVERY_INPUT: readonly RoutingInput[] = (['prepaid', 'postpaid'] as const).flatMap((mode) =>
  PRICING_RULES.flatMap((pricingRule) =>
    Array.from({ length: 32 }, (_, bits) => ({
      mode,
      pricingRule,
      vpId: (bits & 16) > 0 ? 'vp_1' : null,
      totalUnderOne: (bits & 1) > 0,
      guaranteeNeeded: (bits & 2) > 0,
      markupDue: (bits & 4) > 0,
      invoiceWanted: (bits & 8) > 0,
    })),
  ),
)

/** The two columns that follow from the others, said once more as a person would. */
export const saidOf = ({ mode, pricingRule, vpId, markupDue, invoiceWanted }: RoutingInput) => ({
  markupNow: mode === 'prepaid' || pricingRule === 'commission' ? false : markupDue,
  invoiceChosen: vpId === null ? false : invoiceWanted,
})
