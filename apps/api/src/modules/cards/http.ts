import { deleteCard, getUserCreditCards, setDefaultCard, setupCard } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import { deviceOf, type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import type { CardsDeps, Holder } from './cards-deps.ts'
import { forgetCard, setDefault } from './change-cards.ts'
import { customerOf, findCustomer } from './customer-of.ts'
import { masked, type SavedCard } from './domain/saved-card.ts'
import { holderItself, holderOf, needsReason } from './holder-of.ts'
import { newCardOf, oldCardOf } from './on-the-wire.ts'
import { recorded } from './record-change.ts'

const refusals: Refusals = {
  not_allowed: [403, () => say`These cards belong to another account. Nothing was changed.`],
  not_found: [404, () => say`We couldn't find this card. It may have been deleted.`],
  reason_missing: [400, () => say`Please give a reason for changing this person's cards; they can read it. Nothing was changed.`],
  gateway_unreachable: [503, () => say`We can't reach your cards right now. Nothing was charged; check your cards in a moment before you try again.`],
}

const WHICH_CARD = 'a card is named by its id; without one, `is_default` 1 and `merchant_id` mean the newest'

interface CardOwner {
  readonly merchant_id?: string | undefined
  readonly email: string
}

export function cardsHttp(deps: CardsDeps): Route[] {
  const { vault } = deps
  /** Whose cards a body names; null where the caller has no business with them. */
  const named = async ({ merchant_id: merchantId, email }: CardOwner, caller: SignedInCaller): Promise<Holder | null> =>
    merchantId && merchantId !== caller.orgId ? null : holderOf(deps, caller, email)
  const lists = (cards: readonly SavedCard[], customerId: string | null, { orgId, impersonator }: SignedInCaller) => {
    const shown = impersonator ? cards.map(masked) : cards
    return { cards: shown.map((card) => oldCardOf(card, impersonator ? '' : (customerId ?? ''), orgId)), cardsPGV2: shown.map(newCardOf) }
  }
  const changing = async (
    kind: 'card_deleted' | 'card_made_default',
    body: CardOwner & { readonly reason?: string | undefined },
    caller: SignedInCaller,
    verb: (vault: CardsDeps['vault'], customerId: string | null) => Promise<Outcome<SavedCard[], Refusal>>,
  ) => {
    const holder = caller.impersonator ? null : await named(body, caller)
    if (!holder) return refuse('not_allowed')
    if (needsReason(caller, holder) && !body.reason) return refuse('reason_missing')
    const customerId = await findCustomer(deps, holder)
    const changed = await recorded(deps, caller, { kind, subjectId: holder.userId, reason: body.reason }, () => verb(vault, customerId))
    return changed.ok ? accept(lists(changed.value, customerId, caller)) : changed
  }

  return [
    signedInRoute(
      getUserCreditCards,
      async (body, caller) => {
        const holder = await named(body, caller)
        if (!holder) return refuse('not_allowed')
        const customerId = await findCustomer(deps, holder)
        const found = customerId ? await vault.listCards(customerId) : null
        const isOwner = holder.userId === caller.user.userId && !caller.impersonator
        const token = customerId && isOwner ? await vault.issueToken(customerId) : null
        return accept({
          ...lists(found?.kind === 'answered' ? found.value : [], customerId, caller),
          merchant_id: caller.orgId,
          customer_token: token?.kind === 'answered' ? token.value.token : null,
          customer_token_expires_at: token?.kind === 'answered' ? token.value.expiresAt : null,
          may_change: isOwner,
          known: !found || found.kind === 'answered',
        })
      },
      refusals,
    ),
    signedInRoute(
      setDefaultCard,
      async (body, caller) => {
        const { card_id: cardId = null } = body
        if (cardId === null && !(body.is_default && body.merchant_id)) return refuse('bad_input', { errors: [{ path: 'card_id', message: WHICH_CARD }] })
        return changing('card_made_default', body, caller, (of, customerId) => setDefault(of, customerId, cardId))
      },
      refusals,
    ),
    signedInRoute(deleteCard, (body, caller) => changing('card_deleted', body, caller, (of, customerId) => forgetCard(of, customerId, body.card_id)), refusals),
    signedInRoute(
      setupCard,
      async (_body, caller) => {
        if (caller.impersonator) return refuse('not_allowed')
        const holder = holderItself(caller)
        const customerId = await customerOf(deps, holder)
        if (!customerId) return refuse('gateway_unreachable')
        const metadata = { org_id: holder.orgId, user_id: holder.userId, correlation_id: caller.requestId, ip: caller.ip, device: deviceOf(caller) }
        const opened = await vault.openSetup({ key: deps.ids.next<'setup'>('set'), customerId, metadata })
        return opened.kind === 'answered' ? accept({ setup_id: opened.value.id, client_secret: opened.value.clientSecret }) : refuse('gateway_unreachable')
      },
      refusals,
    ),
  ]
}
