import type { Money, OrgId, Tx } from '@sojourn/kernel'
import { inverse, type PostingLine } from '../../modules/ledger/index.ts'
import { type Fitted, fit, inOrder, mayGrow, type NewTender, type Tender } from '../../modules/tenders/index.ts'
import type { TenderDeps } from './tender-deps.ts'
import { heldLines } from './tender-lines.ts'

const post = (parts: TenderDeps, tx: Tx, { orgId, tenderId, moves }: Tender, kind: string, lines: readonly PostingLine[]) =>
  parts.ledger.write(tx, { orgId, key: `${tenderId}:${moves}`, kind, subject: tenderId, lines })

/** Takes value off its instruments for a checkout. */
export async function holdTender(parts: TenderDeps, tx: Tx, fresh: NewTender): Promise<Tender> {
  const tender = await parts.tenders.hold(tx, fresh)
  await post(parts, tx, tender, 'tender_held', heldLines(tender))
  return tender
}

/** Puts it back where it came from. */
export async function releaseTender(parts: TenderDeps, tx: Tx, tender: Tender): Promise<void> {
  const released = await parts.tenders.release(tx, tender)
  await post(parts, tx, released, 'tender_released', inverse(heldLines(tender)))
  if (tender.detail.kind === 'coupon') await parts.coupons.release(tx, tender)
}

/** Puts back those that are meant; returns what stays held. */
export async function releaseSome(parts: TenderDeps, tx: Tx, held: readonly Tender[], isMeant: (tender: Tender) => boolean): Promise<Tender[]> {
  for (const tender of held.filter(isMeant)) await releaseTender(parts, tx, tender)
  return held.filter((tender) => !isMeant(tender))
}

/** After a change of one tender the others give what is left for them: holds shrink, or grow again up to what was asked. Returns all that is held, in the order of money. */
export async function refit(parts: TenderDeps, tx: Tx, of: readonly Tender[], due: Money): Promise<Tender[]> {
  const held = inOrder(of)
  const [first] = held
  const free =
    first && mayGrow(due, held)
      ? await freeOf(
          parts,
          tx,
          first.orgId,
          held.flatMap((tender) => tender.legs),
        )
      : new Map<string, number>()
  const after = new Map<Tender, Tender>()
  for (const fitted of fit(due, held, free)) after.set(fitted.tender, await refitOne(parts, tx, fitted))
  return held.map((tender) => after.get(tender) ?? tender)
}

async function refitOne(parts: TenderDeps, tx: Tx, { tender, ...next }: Fitted): Promise<Tender> {
  const after = await parts.tenders.refit(tx, tender, next)
  const kind = next.amount.minor > tender.amount.minor ? 'tender_held' : 'tender_released'
  await post(parts, tx, after, kind, [...inverse(heldLines(tender)), ...heldLines(after)])
  return after
}

type Instrument = Pick<Tender['legs'][number], 'account' | 'subject'>
const ACCOUNTS = ['credit_available', 'points', 'stored_value'] as const

/** What is left of instruments besides what is held, in their own units. Locked until the transaction ends. */
export async function freeOf(
  { ledger }: Pick<TenderDeps, 'ledger'>,
  tx: Tx,
  orgId: OrgId,
  of: readonly Instrument[],
  how: { readonly lock: boolean } = { lock: true },
): Promise<Map<string, number>> {
  const free = new Map<string, number>()
  for (const account of ACCOUNTS) {
    const subjects = of.filter((each) => each.account === account).map((each) => each.subject)
    for (const { subject, minor } of await ledger.balancesOf(tx, { orgId, account, subjects }, how)) free.set(subject, minor)
  }
  return free
}
