import type { DataOf, ParsedBodyOf, payCharge } from '@sojourn/contracts'
import { bankText } from '@sojourn/i18n'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type ChargeAttempt, isOpen, type Source } from '../../modules/scheduled-charges/index.ts'
import type { LaterDeps } from './later-deps.ts'
import { nextStep } from './next-step.ts'
import { settleAttempts } from './run-charge.ts'

/**
 * Charges now what would be charged later: its person asks for it, by the card that they agreed to or another of their own, which pays from then on. Refuses `not_found`, `not_allowed`,
 * `nothing_due`, `charge_under_way`, `card_missing` where the bank takes the present one no more, and `gateway_unreachable`.
 */
export async function payNow(
  deps: LaterDeps,
  { charge_id, card_id }: ParsedBodyOf<typeof payCharge>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof payCharge>>> {
  if (caller.impersonator) return refuse('not_allowed')
  if (caller.user.usrType === 4) return refuse('demo_account')
  const { orgId } = caller
  const { userId } = caller.user
  const cards = card_id === undefined ? [] : await deps.cardsOf({ orgId, userId })
  if (!cards) return refuse('gateway_unreachable')
  const card = cards.find(({ id }) => id === card_id)
  if (card_id !== undefined && !card) return refuse('not_found')
  const source: Source | null = card ? { kind: 'card', cardId: card.id, brand: card.brand, last4: card.last4 } : null
  const { charges, mandates, attempts } = deps.scheduled
  const begun = await deps.transactions.inTenant(orgId, async (tx): Promise<Outcome<ChargeAttempt | null>> => {
    const known = await charges.find(tx, orgId, charge_id)
    // What renews is paid in its checkout.
    if (known?.userId !== userId || known.kind === 'renewal' || known.kind === 'debt') return refuse('not_found')
    const locked = await charges.lock(tx, known)
    if (!locked || !isOpen(locked.charge)) return refuse('nothing_due')
    if (locked.charge.state === 'trying') return refuse('charge_under_way')
    const mandate = await mandates.findLive(tx, known)
    if (!mandate) return refuse('nothing_due')
    if (locked.charge.state === 'needs_person' && !source) return refuse('card_missing')
    if (source) await mandates.setSources(tx, mandate, [source, ...mandate.sources.filter((each) => each.kind !== 'card' || each.cardId !== source.cardId)])
    const fresh = await charges.lock(tx, known)
    return accept(await nextStep(deps, tx, await charges.bringForward(tx, fresh!.charge), null))
  })
  if (!begun.ok) return begun
  await settleAttempts(deps, begun.value)
  return deps.transactions.inTenant(orgId, async (tx) => {
    const charge = (await charges.find(tx, orgId, charge_id))!
    const last = (await attempts.listOf(tx, charge)).at(-1)
    const state = charge.state === 'paid' ? ('paid' as const) : last?.state === 'declined' ? ('declined' as const) : ('pending' as const)
    return accept({ state, message: state === 'declined' && last?.message ? bankText(last.message) : null })
  })
}
