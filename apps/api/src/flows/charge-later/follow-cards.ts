import type { OrgId, UserId } from '@sojourn/kernel'
import type { Mandate, Source } from '../../modules/scheduled-charges/index.ts'
import type { LaterDeps } from './later-deps.ts'

/**
 * A person's live mandates, the newest first. Those that name a card whose number was saved again since name the newer card from now on, with the words and the time of
 * their consent as they were. Where the gateway does not answer they stay, and the older card is charged. Outside transactions.
 */
export async function liveMandates(deps: LaterDeps, of: { orgId: OrgId; userId: UserId }): Promise<Mandate[]> {
  const { transactions, scheduled } = deps
  const live = await transactions.inTenant(of.orgId, (tx) => scheduled.mandates.liveOf(tx, of), { readOnly: true })
  const saved = live.some(({ sources }) => sources.some(isCard)) ? await deps.cardsOf(of) : null
  if (!saved) return live
  const followed: Mandate[] = []
  for (const mandate of live) {
    const sources: Source[] = []
    for (const source of mandate.sources) sources.push(isCard(source) ? await newest(deps, source, saved) : source)
    const isSame = sources.every((source, index) => source === mandate.sources[index])
    followed.push(isSame ? mandate : await transactions.inTenant(of.orgId, (tx) => scheduled.mandates.followCards(tx, mandate, sources)))
  }
  return followed
}

type CardSource = Extract<Source, { kind: 'card' }>
const isCard = (source: Source): source is CardSource => source.kind === 'card'

async function newest(deps: LaterDeps, source: CardSource, saved: NonNullable<Awaited<ReturnType<LaterDeps['cardsOf']>>>): Promise<CardSource> {
  if (saved.some(({ id }) => id === source.cardId)) return source
  const again = saved.find(({ olderIds }) => olderIds.includes(source.cardId))
  const replacedBy = again ? null : await deps.replacementOf(source.cardId)
  const card = again ?? saved.find(({ id }) => id === replacedBy)
  return card ? { kind: 'card', cardId: card.id, brand: card.brand, last4: card.last4 } : source
}
