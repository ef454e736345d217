import { add, convert, decimalsOf, type Money, money, type OrgId, type ProductCode, sum, type Tx, type UserId, zero } from '@sojourn/kernel'
import { credit, debit } from '../../modules/ledger/index.ts'
import { type Earning, type PaidLine, type StoredPlan, splitRefund, type Tender, type TenderPlan } from '../../modules/tenders/index.ts'
import type { TenderDeps } from './tender-deps.ts'

/** What a plan earns: points for each whole unit of the default currency that is paid in money, by card, cash card, wallet or invoice. Null where it earns nothing. */
export async function earningOf(
  parts: TenderDeps,
  tx: Tx,
  of: { orgId: OrgId; product: ProductCode; userId: UserId | null },
  plan: TenderPlan,
  tenders: readonly Tender[],
): Promise<Earning | null> {
  if (!parts.products.rulesOf(of.product).earnsPoints) return null
  const type = (await parts.points.typesOf(tx, of)).find((each) => each.earnsPerUnit > 0)
  const rate = type && (await parts.rates(tx))(plan.due.currency, type.currency)
  if (!rate) return null
  const { minor } = convert(inMoney(plan.lines, tenders, plan.due.currency), rate, type.currency, 'down')
  const times = of.userId ? await parts.pointsTimes(tx, { orgId: of.orgId, userId: of.userId }) : 1
  const points = Math.floor(Math.floor(minor / 10 ** decimalsOf(type.currency)) * type.earnsPerUnit * times)
  return points > 0 ? { typeCode: type.code, label: type.label, unit: type.unit, points } : null
}

/** The money among these lines. */
function inMoney(lines: readonly PaidLine[], tenders: readonly Tender[], currency: string): Money {
  const gifts = new Set(tenders.filter(({ detail }) => detail.kind === 'payment_card' && detail.discount).map((each) => each.tenderId as string))
  const counted = lines.filter(({ kind, tenderId }) => ['card', 'invoice', 'cash_card', 'payment_card'].includes(kind) && !gifts.has(tenderId ?? ''))
  return sum(
    currency,
    counted.map((line) => line.amount),
  )
}

/** The points of a confirmed booking become a lot of the person's, which cannot be used while the payment may still be refunded. A second call changes nothing. */
export async function earnPoints(parts: TenderDeps, tx: Tx, stored: StoredPlan, usableFromMs: number): Promise<void> {
  const { orgId, userId, bookingId, earns } = stored
  if (!earns || stored.lotId) return
  const { lotId } = await parts.points.addLot(tx, { orgId, userId, typeCode: earns.typeCode, source: bookingId, usableFromMs })
  const points = money(earns.points, earns.unit)
  await parts.tenders.plans.earned(tx, stored, lotId)
  await parts.ledger.write(tx, {
    orgId,
    key: `${bookingId}:earned`,
    kind: 'points_earned',
    subject: bookingId,
    lines: [debit('points_issued', points, lotId), credit('points', points, lotId)],
  })
}

interface Returned {
  readonly tenders: readonly Tender[]
  readonly before: Money
  readonly refund: Money
  readonly key: string
}

/** What was earned goes as the money does that earned it, as far as it is still there. */
export async function takeBackEarned(parts: TenderDeps, tx: Tx, stored: StoredPlan, { tenders, before, refund, key }: Returned): Promise<void> {
  const { orgId, bookingId, earns, lotId, plan } = stored
  if (!earns || !lotId) return
  const paid = inMoney(plan.lines, tenders, refund.currency)
  const staysAfter = (refunded: Money): number => {
    const back = splitRefund(plan.lines, zero(refund.currency), refunded).map(({ line, amount }) => ({ ...line, amount }))
    return scaledDown(earns.points, paid.minor - inMoney(back, tenders, refund.currency).minor, paid.minor)
  }
  const [left] = await parts.ledger.balancesOf(tx, { orgId, account: 'points', subjects: [lotId] }, { lock: true })
  const points = money(Math.min(left?.minor ?? 0, staysAfter(before) - staysAfter(add(before, refund))), earns.unit)
  await parts.ledger.write(tx, {
    orgId,
    key: `${key}:earned_back`,
    kind: 'points_earned_back',
    subject: bookingId,
    lines: [debit('points', points, lotId), credit('points_issued', points, lotId)],
  })
}

const scaledDown = (points: number, part: number, whole: number): number => Number((BigInt(points) * BigInt(part)) / BigInt(whole))
