import { prepared, raw, type Sql } from '@sojourn/db'
import type { ClaimRow, ClaimStore } from './claim-store.ts'

interface Tables {
  hold_claims: { org_id: string; checkout_id: string; until_ms: number }
}

const claim = prepared((db: Sql<Tables>, at: ClaimRow) =>
  db.selectNoFrom(
    raw`claim_hold(${at.orgId}, ${at.checkoutId}, ${at.address}, ${at.userId}, ${at.units}, ${at.stock}::jsonb, ${at.untilMs}, ${at.nowMs},
      ${at.visitor_checkouts}, ${at.visitor_units}, ${at.address_checkouts}, ${at.address_units}, ${at.guests}::jsonb, ${at.proved}, ${at.proofId})`.as(
      'claimed',
    ),
  ),
)
const extend = prepared((db: Sql<Tables>, { orgId, checkoutId, untilMs }: { orgId: string; checkoutId: string; untilMs: number }) =>
  db.updateTable('hold_claims').set({ until_ms: untilMs }).where('org_id', '=', orgId).where('checkout_id', '=', checkoutId),
)
const release = prepared((db: Sql<Tables>, { orgId, checkoutId }: { orgId: string; checkoutId: string }) =>
  db.deleteFrom('hold_claims').where('org_id', '=', orgId).where('checkout_id', '=', checkoutId),
)
const sweep = prepared((db: Sql<Tables>, { nowMs }: { nowMs: number }) => db.deleteFrom('hold_claims').where('until_ms', '<=', nowMs))

export const claimStore: ClaimStore = {
  claim: (tx, row) => claim.write(tx, row),
  extend: (tx, of) => extend.write(tx, of),
  release: (tx, { orgId, checkoutId }) => release.write(tx, { orgId, checkoutId }),
  sweep: (tx, nowMs) => sweep.change(tx, { nowMs }),
}
