import type { getSupplierpg as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { suppliersOf } from '../../modules/payments/index.ts'
import { invoiceOf } from '../invoice-of.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** The gateway in force for a product, or the one that was asked for by its id; a caller with a credit line may choose the invoice instead. */
export async function supplierOf(
  deps: ShopDeps,
  { pg_product_type: product, pg_supplier_id: wanted }: ParsedBodyOf<typeof call>,
  { orgId, org, user, currency }: Caller,
): Promise<Outcome<DataOf<typeof call>>> {
  const { account, transactions } = deps
  const { payments } = org
  const invoice = user && product && (await transactions.inTenant(orgId, (tx) => invoiceOf(deps, tx, { orgId, userId: user.userId, product, currency })))
  const suppliers = suppliersOf(payments, Boolean(invoice)).map(({ id, methodName }) => ({ id, 'api-key': account.publishableKey, pg_method_name: methodName }))
  const found = suppliers.find(({ id }) => !wanted || id === wanted)
  if (!found) return refuse('not_found')
  return accept({ ...found, gateway_url: account.gatewayUrl, is_popup: payments.popup, forced: payments.forced, suppliers })
}
