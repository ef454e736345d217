import type { Money, OrgId, Tx } from '@sojourn/kernel'
import { inverse, type PostingLine } from '../../modules/ledger/index.ts'
import { type Fitted, fit, mayGrow, type NewTender, type Tender } from '../../modules/tenders/index.ts'
import type { TenderParts } from './parts.ts'
import { heldLines } from './tender-lines.ts'

const post = (parts: TenderParts, tx: Tx, { orgId, tenderId, moves }: Tender, kind: string, lines: readonly PostingLine[]) =>
  parts.ledger.post(tx, { orgId, key: `${tenderId}:${moves}`, kind, subject: tenderId, lines })

/** Takes value off its instruments for a checkout. */
export async function holdTender(parts: TenderParts, tx: Tx, fresh: NewTender): Promise<Tender> {
  const tender = await parts.tenders.hold(tx, fresh)
  await post(parts, tx, tender, 'tender_held', heldLines(tender))
  return tender
}

/** Puts it back where it came from. */
export async function releaseTender(parts: TenderParts, tx: Tx, tender: Tender): Promise<void> {
  const released = await parts.tenders.release(tx, tender)
  await post(parts, tx, released, 'tender_released', inverse(heldLines(tender)))
  if (tender.detail.kind === 'coupon') await parts.coupons.release(tx, tender)
}

/** After a change of one tender the others give what is left for them: holds shrink, or grow again up to what was asked. Answers all that is held, in the order of money. */
export async function refit(parts: TenderParts, tx: Tx, of: Pick<Tender, 'orgId' | 'checkoutId'>, due: Money): Promise<Tender[]> {
  const held = await parts.tenders.listHeld(tx, of)
  const free = mayGrow(due, held)
    ? await freeOf(
        parts,
        tx,
        of.orgId,
        held.flatMap((tender) => tender.legs),
      )
    : new Map<string, number>()
  const after = new Map<Tender, Tender>()
  for (const fitted of fit(due, held, free)) after.set(fitted.tender, await refitOne(parts, tx, fitted))
  return held.map((tender) => after.get(tender) ?? tender)
}

async function refitOne(parts: TenderParts, tx: Tx, { tender, ...next }: Fitted): Promise<Tender> {
  const after = await parts.tenders.refit(tx, tender, next)
  const kind = next.amount.minor > tender.amount.minor ? 'tender_held' : 'tender_released'
  await post(parts, tx, after, kind, [...inverse(heldLines(tender)), ...heldLines(after)])
  return after
}

/** What instruments have that nobody holds, in their own units. Nobody else moves them until the transaction ends. */
export async function freeOf(
  parts: Pick<TenderParts, 'ledger'>,
  tx: Tx,
  orgId: OrgId,
  of: readonly { readonly account: Tender['legs'][number]['account']; readonly subject: string }[],
): Promise<Map<string, number>> {
  const free = new Map<string, number>()
  for (const account of ['credit_available', 'points', 'stored_value'] as const) {
    const subjects = of.filter((each) => each.account === account).map((each) => each.subject)
    for (const { subject, minor } of await parts.ledger.balancesOf(tx, { orgId, account, subjects }, { lock: true })) free.set(subject, minor)
  }
  return free
}
