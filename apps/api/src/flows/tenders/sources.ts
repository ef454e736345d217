import type { Currency, Money, OrgId, Tx, UserId } from '@sojourn/kernel'
import { leftAfter, type Source, type Tender, type TenderKind } from '../../modules/tenders/index.ts'
import { freeOf } from './hold-tender.ts'
import type { PointKind, RateOf, StoredCard } from './instruments.ts'
import type { TenderDeps } from './tender-deps.ts'

/** Locked where something is taken of it; reading takes no lock. */
export type Of = { readonly orgId: OrgId; readonly userId: UserId; readonly lock: boolean }

/** Money counts in its own currency; without a rate it cannot be used. */
function cardSource({ paymentCardId, currency }: StoredCard, to: Currency, rates: RateOf): Omit<Source, 'most'>[] {
  const rate = currency === to ? '1' : rates(currency, to)
  return rate ? [{ subject: paymentCardId, account: 'stored_value', unit: currency, rate, divisor: 1 }] : []
}

export const isUsable = (card: StoredCard, nowMs: number): boolean => card.status === 'ACTIVE' && (card.expiresAtMs === null || card.expiresAtMs > nowMs)

async function filled(parts: TenderDeps, tx: Tx, of: Of, sources: readonly Omit<Source, 'most'>[]): Promise<Source[]> {
  const free = await freeOf(parts, tx, of.orgId, sources, of)
  return sources.map((source) => ({ ...source, most: free.get(source.subject) ?? 0 })).filter((source) => source.most > 0)
}

/** What is left on a person's cards besides what is held; those that expire first come first. */
export async function cardSources(
  parts: TenderDeps,
  tx: Tx,
  of: Of,
  to: Currency,
  which: (card: StoredCard) => boolean,
): Promise<{ cards: StoredCard[]; sources: Source[] }> {
  const nowMs = parts.clock.nowMs()
  const cards = (await parts.paymentCards.listOf(tx, of)).filter((card) => which(card) && isUsable(card, nowMs))
  const rates = await parts.rates(tx)
  const sources = cards.flatMap((card) => cardSource(card, to, rates))
  return { cards, sources: await filled(parts, tx, of, sources) }
}

/** The lots of one kind of points, oldest first. */
export async function pointSources(parts: TenderDeps, tx: Tx, of: Of, to: Currency, kind: PointKind): Promise<Source[]> {
  const rate = kind.currency === to ? '1' : (await parts.rates(tx))(kind.currency, to)
  if (!rate) return []
  const lots = await parts.points.lotsOf(tx, { ...of, typeCode: kind.code })
  const worth = { account: 'points', unit: kind.unit, rate, divisor: kind.ratePerMiles } as const
  const sources = lots.map(({ lotId }) => ({ ...worth, subject: lotId }))
  return filled(parts, tx, of, sources)
}

/** What is left on an agent's line of credit. Null where there is none. */
export async function creditSource(parts: TenderDeps, tx: Tx, { orgId, userId, lock }: Of, to: Currency): Promise<Source | null> {
  const line = await parts.creditLines.lineOf(tx, { orgId, agentId: userId })
  const rate = line && (line.currency === to ? '1' : (await parts.rates(tx))(line.currency, to))
  if (!line || !rate) return null
  const source = { subject: line.lineId, account: 'credit_available', unit: line.currency, rate, divisor: 1 } as const
  return { ...source, most: (await freeOf(parts, tx, orgId, [source], { lock })).get(line.lineId) ?? 0 }
}

/** No more than so much of their own unit in all, the first first. */
export function upTo(sources: readonly Source[], native: number): Source[] {
  let left = native
  return sources.map((source) => {
    const most = Math.min(source.most, left)
    left -= most
    return { ...source, most }
  })
}

/** What is left to pay for a tender of a kind: what those before it in the order of money leave. */
export const leftBefore = (due: Money, held: readonly Tender[], before: readonly TenderKind[]): Money =>
  leftAfter(
    due,
    held.filter(({ detail }) => before.includes(detail.kind)),
  )
