import { wallClockTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { LineKey, WaitingEntry } from '../../modules/waiting-lists/index.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import type { HoldResult, LocalSupplier, Offer } from '../../sale/product.ts'
import { endOf } from '../hold-time.ts'
import { mayNotBuy } from '../may-buy.ts'
import { type WaitingDeps, wantedOf } from './waiting-deps.ts'

const LINES_MAX = 50
const MINUTE_MS = 60_000

/** Goes through the lines in which something may be had again. Returns how many. */
export async function goThroughLines(deps: WaitingDeps): Promise<number> {
  const { transactions, waitingLists } = deps
  const lines = await transactions.asSystem((tx) => waitingLists.claimDue(tx, LINES_MAX))
  // One after the other, each in a transaction of its own: what fails in one of them is of no consequence to the others.
  const faults: unknown[] = []
  for (const line of lines) await transactions.asSystem((tx) => goThrough(deps, tx, line)).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw faults[0]
  return lines.length
}

/** Behind the lock of the line, the first first: what can be held for one who waits is held for them, and they are asked. */
async function goThrough(deps: WaitingDeps, tx: Tx, line: LineKey): Promise<void> {
  const nowMs = deps.clock.nowMs()
  let waiting = 0
  for (const entry of await deps.waitingLists.lock(tx, line)) {
    if (entry.untilMs <= nowMs) await deps.waitingLists.expire(tx, entry)
    else if (!(await offer(deps, tx, entry))) waiting++
  }
  await deps.waitingLists.leave(tx, line, waiting)
}

interface Held {
  readonly ask: unknown
  readonly offer: Offer
  readonly supplier: LocalSupplier
  readonly held: HoldResult
}

/** False where nothing that they want can be had. */
async function offer(deps: WaitingDeps, tx: Tx, entry: WaitingEntry): Promise<boolean> {
  const { orgId, product, browserId, userId } = entry
  const { waits } = wantedOf(deps, entry)
  const checkoutId = deps.checkouts.newId()
  const untilMs = deps.clock.nowMs() + waits.offerMinutes * MINUTE_MS
  const found = await firstHeld(deps, tx, entry, { orgId, checkoutId, untilMs })
  if (!found) return false
  const { ask, supplier, held } = found
  const until = endOf({ untilMs }, held)
  const { taken, holdRef } = held
  // Counted among what they hold, and within no limit: they have waited for it, and hold it for minutes.
  const units = taken?.units ?? 1
  const counted = { address: `waiting ${entry.waitingId}`, userId, isAgent: false, proof: null, units, taken: [], limits: NO_LIMITS }
  deps.holdLimits.claim(tx, { orgId, checkoutId, untilMs: until, ...counted })
  const hold = { orgId, checkoutId, product, supplier: supplier.name, ask, holdRef, offer: null, untilMs: until }
  await deps.earlyHolds.add(tx, hold, { orgId, browserId, userId })
  const token = await deps.waitingLists.offer(tx, entry, { checkoutId, ask, total: found.offer.quote.total, untilMs: until })
  await mailOffer(deps, tx, entry, { token, total: found.offer.quote.total, untilMs: until })
  return true
}

async function firstHeld(
  deps: WaitingDeps,
  tx: Tx,
  entry: WaitingEntry,
  hold: { orgId: OrgId; checkoutId: ReturnType<WaitingDeps['checkouts']['newId']>; untilMs: number },
): Promise<Held | null> {
  const { waits, wanted } = wantedOf(deps, entry)
  for (const ask of await waits.asksOf(tx, wanted)) {
    const supplier = deps.products.supplierFor(entry.product, ask)
    if (supplier.where === 'remote') continue
    const start = await supplier.startOf?.(tx, ask)
    if (start && tooSoon(start, entry.minimumDays, deps.clock.nowMs())) continue
    const quoted = await supplier.quote(tx, ask)
    if (!quoted.ok) continue
    const items = [{ product: entry.product, details: quoted.value.details }]
    if (await mayNotBuy(deps, tx, { orgId: entry.orgId, userId: entry.userId }, { product: entry.product, items })) continue
    const held = await supplier.hold(tx, quoted.value, hold)
    if (held.ok) return { ask, offer: quoted.value, supplier, held: held.value }
  }
  return null
}

const NONE = { checkouts: 1_000_000, units: 1_000_000 }
const NO_LIMITS = { browser: 1_000_000, guests: NONE, member: NONE, agent: NONE, allGuests: NONE, address: NONE, ofOneUnit: 1_000_000, ofOnePlace: 1_000_000 }

const mailOffer = (
  deps: WaitingDeps,
  tx: Tx,
  entry: WaitingEntry,
  { token, total, untilMs }: { readonly token: string; readonly total: Offer['quote']['total']; readonly untilMs: number },
): Promise<void> =>
  inLanguage(entry.language, async () => {
    const { waits, wanted } = wantedOf(deps, entry)
    const { title, summary } = await waits.describe(tx, wanted)
    await deps.mailer.send(tx, {
      orgId: entry.orgId,
      key: `waiting_offered:${entry.waitingId}`,
      to: entry.email,
      kind: 'waiting_offered',
      data: {
        title,
        summary,
        total,
        heldUntil: `${wallClockTextLong(new Date(untilMs).toISOString())} UTC`,
        link: `${entry.origin}/waiting?token=${encodeURIComponent(token)}`,
      },
    })
  })
