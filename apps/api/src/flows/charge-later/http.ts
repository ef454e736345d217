import { type DataOf, membershipCharges, membershipMandate } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse, type UserId } from '@sojourn/kernel'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { type Mandate, sourceText } from '../../modules/scheduled-charges/index.ts'
import type { Acting } from '../shop-deps.ts'
import { chargeCalendar } from './calendar.ts'
import { changeSources } from './change-sources.ts'
import { liveMandates } from './follow-cards.ts'
import type { LaterDeps } from './later-deps.ts'

const refusals: Refusals = {
  not_found: [404, () => say`We couldn't find this. Nothing was changed.`],
  not_allowed: [403, () => say`Only the account's owner can change how their charges are paid. Nothing was changed.`],
  mandate_missing: [409, () => say`Nothing is charged to you later, so there is nothing to change.`],
  gateway_unreachable: [503, () => say`We can't reach your cards right now. Nothing was changed; please try again in a moment.`],
}

const shapeOf = (mandate: Mandate | null): DataOf<typeof membershipMandate>['mandate'] =>
  mandate && {
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
      const userId = (body.user_id ?? user.userId) as UserId
      return deps.transactions.inTenant(
        orgId,
        async (tx) => {
          if (userId !== user.userId && !(await mayActFor(tx, caller, userId))) return refuse('not_found')
          return accept(await chargeCalendar(deps, tx, { orgId, userId }))
        },
        { readOnly: true },
      )
    },
    refusals,
  ),
  signedInRoute(
    membershipMandate,
    async (body, caller) => {
      if (body.sources) {
        const changed = await changeSources(deps, body.sources, caller)
        return changed.ok ? accept({ mandate: shapeOf(changed.value) }) : changed
      }
      const [newest] = await liveMandates(deps, { orgId: caller.orgId, userId: caller.user.userId })
      return accept({ mandate: shapeOf(newest ?? null) })
    },
    refusals,
  ),
]
