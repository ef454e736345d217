import { cardUses as cardUsesCall, type DataOf, membershipCharges, membershipMandate, payCharge } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse, type UserId } from '@sojourn/kernel'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { type Mandate, sourceText } from '../../modules/scheduled-charges/index.ts'
import type { Acting } from '../shop-deps.ts'
import { chargeCalendar } from './calendar.ts'
import { cardUses } from './card-uses.ts'
import { changeSources, isOf } from './change-sources.ts'
import { payingOf } from './gone-cards.ts'
import type { LaterDeps } from './later-deps.ts'
import { payNow } from './pay-now.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this. Nothing was changed.`],
  not_allowed: [403, () => say`Only the account's owner can change how their charges are paid. Nothing was changed.`],
  mandate_missing: [409, () => say`Nothing is charged to you later, so there is nothing to change.`],
  nothing_due: [409, () => say`There is nothing to pay here any more.`],
  charge_under_way: [409, () => say`Your bank is deciding on this charge. Please wait a moment: you won't be charged twice.`],
  card_missing: [409, () => say`Your bank didn't take this card. Please choose another one. Nothing was charged.`],
  gateway_unreachable: [503, () => say`We can't reach your cards right now. Nothing was changed; please try again in a moment.`],
}

const shapeOf = (mandate: Mandate | null): DataOf<typeof membershipMandate>['mandate'] =>
  mandate && {
    subject_kind: mandate.subjectKind,
    subject_id: mandate.subjectId,
    text: mandate.text,
    agreed_at: new Date(mandate.atMs).toISOString(),
    language: mandate.language,
    sources: mandate.sources.map((source) => ({ kind: source.kind, card_id: source.kind === 'card' ? source.cardId : null, label: sourceText(source) })),
  }

export const laterHttp = (deps: LaterDeps, { mayActFor }: Acting): Route[] => [
  signedInRoute(
    membershipCharges,
    async (body, caller) => {
      const { orgId, user } = caller
      const of = { orgId, userId: (body.user_id ?? user.userId) as UserId }
      const mayRead = of.userId === user.userId || (await deps.transactions.inTenant(orgId, (tx) => mayActFor(tx, caller, of.userId), { readOnly: true }))
      if (!mayRead) return refuse('not_found')
      // Of the gateway, before any transaction: a card may have been deleted there.
      const { isGone } = await payingOf(deps, of)
      return deps.transactions.inTenant(orgId, async (tx) => accept(await chargeCalendar(deps, tx, of, isGone)), { readOnly: true })
    },
    refusals,
  ),
  signedInRoute(payCharge, (body, caller) => payNow(deps, body, caller), refusals),
  signedInRoute(cardUsesCall, (body, caller) => cardUses(deps, body.card_id, caller), refusals),
  signedInRoute(
    membershipMandate,
    async (body, caller) => {
      if (body.sources) {
        const changed = await changeSources(deps, { sources: body.sources, of: body }, caller)
        return changed.ok ? accept({ mandate: shapeOf(changed.value) }) : changed
      }
      const { mandates, isGone } = await payingOf(deps, { orgId: caller.orgId, userId: caller.user.userId })
      const mandate = mandates.find(isOf(body))
      return accept({ mandate: shapeOf(mandate ? { ...mandate, sources: mandate.sources.filter((source) => !isGone(source)) } : null) })
    },
    refusals,
  ),
]
