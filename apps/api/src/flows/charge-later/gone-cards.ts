import type { OrgId, UserId } from '@sojourn/kernel'
import { type Mandate, type Source, sourceText } from '../../modules/scheduled-charges/index.ts'
import { liveMandates } from './follow-cards.ts'
import type { LaterDeps, StoredCard } from './later-deps.ts'

export interface Paying {
  /** A person's live mandates, the newest first, by the names that their cards have now. */
  readonly mandates: readonly Mandate[]
  /** True of a card that its person deleted, by whichever door. Where the gateway does not answer none is called gone. */
  isGone(source: Source): boolean
}

export type IsGone = Paying['isGone']

/** By what a person's later charges can be paid. Outside transactions. */
export async function payingOf(deps: LaterDeps, of: { orgId: OrgId; userId: UserId }): Promise<Paying> {
  const mandates = await liveMandates(deps, of)
  const isNamed = mandates.some(({ sources }) => sources.some(({ kind }) => kind === 'card'))
  const saved = isNamed ? await deps.cardsOf(of) : null
  return { mandates, isGone: (source) => source.kind === 'card' && saved !== null && !saved.some((card) => isCard(card, source.cardId)) }
}

/** Whether an id is one that a card has, or had before its number was saved again. */
export const isCard = ({ id, olderIds }: StoredCard, cardId: string): boolean => id === cardId || olderIds.includes(cardId)

/** What is left to pay a mandate's charges, in its order. */
export const textsLeft = ({ sources }: Pick<Mandate, 'sources'>, { isGone }: Pick<Paying, 'isGone'>): string[] =>
  sources.filter((source) => !isGone(source)).map(sourceText)
