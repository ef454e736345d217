import type { getSupplierpg as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { mayInvoice, suppliersOf } from '../../modules/payments/index.ts'
import type { GatewayAccount } from '../parts.ts'

/** The gateway in force for a product, or the one that was asked for by its id. */
export function supplierOf(
  account: GatewayAccount,
  { pg_product_type: product, pg_supplier_id: wanted }: ParsedBodyOf<typeof call>,
  caller: Caller,
): Outcome<DataOf<typeof call>> {
  const { payments } = caller.org
  // Nobody has a credit line yet.
  const invoice = mayInvoice({ product, vpId: null, hasCreditLine: false })
  const suppliers = suppliersOf(payments, invoice).map(({ id, methodName }) => ({ id, 'api-key': account.publishableKey, pg_method_name: methodName }))
  const found = suppliers.find(({ id }) => !wanted || id === wanted)
  if (!found) return refuse('not_found')
  return accept({ ...found, gateway_url: account.gatewayUrl, is_popup: payments.popup, forced: payments.forced, suppliers })
}
