import { type DataOf, operatorActivity, ownActivity } from '@sojourn/contracts'
import { accept, type Outcome, refuse, type Transactions, type UserId } from '@sojourn/kernel'
import { type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { actStore } from './data/act-store.sql.ts'
import type { Act } from './domain/act.ts'

const OPERATOR = 1
const PAGE = 30

type Page = DataOf<typeof ownActivity>

/** What others did to a person's data, for that person and for operators. */
export function auditHttp({ db }: { db: Transactions }): Route[] {
  const pageOf = ({ orgId }: SignedInCaller, subjectId: UserId | undefined, before: string | undefined): Promise<Outcome<Page>> =>
    db.inTenant(
      orgId,
      async (tx) => {
        const found = await actStore.list(tx, { orgId, subjectId, before, limit: PAGE + 1 })
        const acts = found.slice(0, PAGE)
        return accept({ acts: acts.map(onTheWire), next: found.length > PAGE ? acts.at(-1)!.actId : null })
      },
      { readOnly: true },
    )
  return [
    signedInRoute(ownActivity, ({ cursor }, caller) => pageOf(caller, caller.user.userId, cursor)),
    signedInRoute(operatorActivity, async ({ user_id: userId, cursor }, caller) =>
      caller.user.usrType === OPERATOR ? pageOf(caller, userId as UserId | undefined, cursor) : refuse('not_allowed'),
    ),
  ]
}

const onTheWire = (act: Act): Page['acts'][number] => ({
  act_id: act.actId,
  at: new Date(act.atMs).toISOString(),
  kind: act.kind,
  outcome: act.outcome,
  actor: { user_id: act.actorId, role: act.actorRole, name: act.actorName },
  user_id: act.subjectId,
  reason: act.reason,
  booking_id: act.bookingId,
})
