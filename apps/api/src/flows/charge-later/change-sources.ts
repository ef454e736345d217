import type { BodyOf, membershipMandate, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Mandate, Source } from '../../modules/scheduled-charges/index.ts'
import { type LaterDeps, ownerOf } from './later-deps.ts'

type Body = BodyOf<typeof membershipMandate>
type Subject = Pick<ParsedBodyOf<typeof membershipMandate>, 'subject_kind' | 'subject_id'>

interface SourcesRequest {
  readonly sources: NonNullable<Body['sources']>
  readonly of: Subject
}

/** Whether a consent is to charges of what is named: of a kind of thing, or of one of them. */
export const isOf =
  ({ subject_kind, subject_id }: Subject) =>
  ({ subjectKind, subjectId }: Pick<Mandate, 'subjectKind' | 'subjectId'>): boolean =>
    subjectKind === subject_kind && (subject_id === undefined || subjectId === subject_id)

/**
 * By what one thing is paid from now on, in this order: cards of the person's own, asked of the gateway, and their wallet. Only the person changes it. Refuses with
 * `not_allowed`, `mandate_missing`, `not_found` (a card, or a wallet where cards alone pay), `gateway_unreachable`.
 */
export async function changeSources(deps: LaterDeps, { sources: requested, of: subject }: SourcesRequest, caller: SignedInCaller): Promise<Outcome<Mandate>> {
  if (caller.impersonator) return refuse('not_allowed')
  if (caller.user.usrType === 4) return refuse('demo_account')
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  const cards = requested.some(({ kind }) => kind === 'card') ? await deps.cardsOf(of) : []
  if (!cards) return refuse('gateway_unreachable')
  const sources: Source[] = []
  for (const each of requested) {
    const card = each.kind === 'card' ? cards.find(({ id }) => id === each.card_id) : null
    if (each.kind === 'card' && !card) return refuse('not_found')
    const source: Source = card ? { kind: 'card', cardId: card.id, brand: card.brand, last4: card.last4 } : { kind: 'wallet' }
    if (!sources.some((one) => JSON.stringify(one) === JSON.stringify(source))) sources.push(source)
  }
  return deps.transactions.inTenant(of.orgId, async (tx): Promise<Outcome<Mandate>> => {
    const mandate = (await deps.scheduled.mandates.liveOf(tx, of)).find(isOf(subject))
    if (!mandate) return refuse('mandate_missing')
    if (ownerOf(deps, mandate).byCardAlone && sources.some(({ kind }) => kind === 'wallet')) return refuse('not_found')
    return accept(await deps.scheduled.mandates.setSources(tx, mandate, sources))
  })
}
