import type { paymentRouteOf as call, DataOf } from '@sojourn/contracts'
import { accept, type BookingId, type Outcome, publicCodeOf, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { ShopDeps } from '../shop-deps.ts'

const OPERATOR = 1

/** Why a booking is paid by this gateway, for the organisation's operators. */
export async function explainRoute(
  { transactions, payments }: ShopDeps,
  bookingId: string,
  { orgId, user }: SignedInCaller,
): Promise<Outcome<DataOf<typeof call>>> {
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  const decided = await transactions.inTenant(orgId, (tx) => payments.routes.find(tx, orgId, bookingId as BookingId), { readOnly: true })
  if (!decided) return refuse('not_found')
  const { facts } = decided
  return accept({
    booking_id: decided.bookingId,
    product: publicCodeOf(decided.product),
    row: decided.row,
    facts: {
      mode: facts.mode,
      pricing_rule: facts.pricingRule,
      vp_id: facts.vpId,
      total_under_one: facts.totalUnderOne,
      guarantee_needed: facts.guaranteeNeeded,
      markup_now: facts.markupNow,
      invoice_chosen: facts.invoiceChosen,
    },
    earlier: decided.earlier.map(({ row, why }) => ({ row, why })),
    route: decided.route,
    charge: decided.charge,
    credit_line: decided.creditLine,
    gateway: decided.gateway,
    chosen_by: decided.chosenBy,
    decided_at: new Date(decided.decidedAtMs).toISOString(),
  })
}
