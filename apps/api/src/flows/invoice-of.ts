import { convert, type Money, money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import { mayInvoice } from '../modules/payments/index.ts'
import type { ShopDeps } from './shop-deps.ts'

interface Asking {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly product: ProductCode
  /** The currency of what is available. */
  readonly currency: string
}

/** The credit line by which somebody may pay on invoice, and what it still has; null for whoever has none, and for products that are not invoiced. */
export async function invoiceOf(
  { changing: { deps }, products }: Pick<ShopDeps, 'changing' | 'products'>,
  tx: Tx,
  { orgId, userId, product, currency }: Asking,
): Promise<{ vpId: string; available: Money } | null> {
  const line = await deps.creditLines.lineOf(tx, { orgId, agentId: userId })
  if (!line || !mayInvoice({ isInvoiced: products.rulesOf(product).payableBy.has('invoice'), vpId: line.vpId, hasCreditLine: true })) return null
  const rate = (await deps.rates(tx))(line.currency, currency)
  if (!rate) return null
  const [left] = await deps.ledger.balancesOf(tx, { orgId, account: 'credit_available', currency: line.currency, subjects: [line.lineId] })
  return { vpId: line.vpId, available: convert(money(left?.minor ?? 0, line.currency), rate, currency, 'down') }
}
