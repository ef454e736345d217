import type { getSupplierpg as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { suppliersOf } from '../../modules/payments/index.ts'
import { invoiceOf } from '../invoice-of.ts'
import type { Parts } from '../parts.ts'

/** The gateway in force for a product, or the one that was asked for by its id; whoever has a credit line may choose the invoice beside it. */
export async function supplierOf(
  parts: Parts,
  { pg_product_type: product, pg_supplier_id: wanted }: ParsedBodyOf<typeof call>,
  { orgId, org, user, currency }: Caller,
): Promise<Outcome<DataOf<typeof call>>> {
  const { account, transactions } = parts
  const { payments } = org
  const invoice = user && (await transactions.inTenant(orgId, (tx) => invoiceOf(parts, tx, { orgId, userId: user.userId, product, currency })))
  const suppliers = suppliersOf(payments, invoice !== null).map(({ id, methodName }) => ({ id, 'api-key': account.publishableKey, pg_method_name: methodName }))
  const found = suppliers.find(({ id }) => !wanted || id === wanted)
  if (!found) return refuse('not_found')
  return accept({ ...found, gateway_url: account.gatewayUrl, is_popup: payments.popup, forced: payments.forced, suppliers })
}
