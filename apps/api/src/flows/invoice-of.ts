import { convert, type Money, money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import type { CreditLine } from '../modules/credit-lines/index.ts'
import { mayInvoice } from '../modules/payments/index.ts'
import type { ShopDeps } from './shop-deps.ts'

interface Asking {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly product: ProductCode
}

type Deps = Pick<ShopDeps, 'changing' | 'products'>

/** The credit line by which a person may pay for a product on invoice; null without one, and for products that are not invoiced. */
export async function creditLineOf(
  { changing: { deps }, products }: Deps,
  tx: Tx,
  { orgId, userId, product }: Asking,
): Promise<Pick<CreditLine, 'lineId' | 'vpId' | 'currency'> | null> {
  const line = await deps.creditLines.lineOf(tx, { orgId, agentId: userId })
  const isInvoiced = products.rulesOf(product).payableBy.has('invoice')
  return line && mayInvoice({ isInvoiced, vpId: line.vpId, hasCreditLine: true }) ? line : null
}

/** The same, with what it still has in `currency`. */
export async function invoiceOf(
  parts: Deps,
  tx: Tx,
  { currency, ...asking }: Asking & { readonly currency: string },
): Promise<{ vpId: string; available: Money } | null> {
  const line = await creditLineOf(parts, tx, asking)
  const { deps } = parts.changing
  const rate = line && (await deps.rates(tx))(line.currency, currency)
  if (!line || !rate) return null
  const [left] = await deps.ledger.balancesOf(tx, { orgId: asking.orgId, account: 'credit_available', currency: line.currency, subjects: [line.lineId] })
  return { vpId: line.vpId, available: convert(money(left?.minor ?? 0, line.currency), rate, currency, 'down') }
}
