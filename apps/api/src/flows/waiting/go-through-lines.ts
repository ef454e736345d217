import { waitingPage } from '@sojourn/contracts'
import { wallClockTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import type { Tx } from '@sojourn/kernel'
import type { LineKey, WaitingEntry } from '../../modules/waiting-lists/index.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import type { LocalSupplier, Offer } from '../../sale/product.ts'
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
  const left: WaitingEntry[] = []
  for (const entry of await deps.waitingLists.lock(tx, line)) {
    if (entry.untilMs <= nowMs) await deps.waitingLists.expire(tx, entry)
    else left.push(entry)
  }
  let isTakenByOthers = false
  while (!isTakenByOthers) {
    const found = await firstWhoCan(deps, tx, left)
    if (!found) break
    if (await offer(deps, tx, found)) left.splice(left.indexOf(found.entry), 1)
    else isTakenByOthers = true
  }
  await deps.waitingLists.leave(tx, line, { waiting: left.length, isSoon: isTakenByOthers })
}

interface Found {
  readonly entry: WaitingEntry
  readonly ask: unknown
  readonly offer: Offer
  readonly supplier: LocalSupplier
}

/**
 * The first who can have what they want. While they are asked about one by one something may come free: once it is seen to be, those before are asked about again, so that nobody is passed over
 * by an instant.
 */
async function firstWhoCan(deps: WaitingDeps, tx: Tx, waiting: readonly WaitingEntry[]): Promise<Found | null> {
  for (const [index, entry] of waiting.entries()) {
    const found = await canHave(deps, tx, entry)
    if (!found) continue
    for (const before of waiting.slice(0, index)) {
      const sooner = await canHave(deps, tx, before)
      if (sooner) return sooner
    }
    return found
  }
  return null
}

/** Null where nothing that they want can be had by them now. */
async function canHave(deps: WaitingDeps, tx: Tx, entry: WaitingEntry): Promise<Found | null> {
  const { orgId, userId, product, minimumDays } = entry
  const { waits, wanted } = wantedOf(deps, entry)
  for (const ask of await waits.asksOf(tx, wanted)) {
    const supplier = deps.products.supplierFor(product, ask)
    if (supplier.where === 'remote') continue
    const start = await supplier.startOf?.(tx, ask)
    if (start && tooSoon(start, minimumDays, deps.clock.nowMs())) continue
    const quoted = await supplier.quote(tx, ask)
    if (!quoted.ok) continue
    const items = [{ product, details: quoted.value.details }]
    if (!(await mayNotBuy(deps, tx, { orgId, userId }, { product, items }))) return { entry, ask, supplier, offer: quoted.value }
  }
  return null
}

/** False where somebody took it meanwhile. */
async function offer(deps: WaitingDeps, tx: Tx, { entry, ask, supplier, offer: offered }: Found): Promise<boolean> {
  const { orgId, product, browserId, userId, waitingId } = entry
  const { waits } = wantedOf(deps, entry)
  const checkoutId = deps.checkouts.newId()
  const wantedMs = deps.clock.nowMs() + waits.offerMinutes * MINUTE_MS
  const held = await supplier.hold(tx, offered, { orgId, checkoutId, untilMs: wantedMs })
  if (!held.ok) return false
  const untilMs = endOf({ untilMs: wantedMs }, held.value)
  const { taken, holdRef } = held.value
  // Counted among what they hold, and within no limit: they have waited for it, and hold it for minutes.
  const visitor = { address: `waiting ${waitingId}`, userId, isAgent: false, proof: null }
  deps.holdLimits.claim(tx, { orgId, checkoutId, untilMs, ...visitor, units: taken?.units ?? 1, taken: [], limits: NO_LIMITS })
  const hold = { orgId, checkoutId, product, supplier: supplier.name, ask, holdRef, offer: null, untilMs }
  await deps.earlyHolds.add(tx, hold, { orgId, browserId, userId })
  const { total } = offered.quote
  const token = await deps.waitingLists.offer(tx, entry, { checkoutId, ask, total, untilMs })
  await mailOffer(deps, tx, entry, { token, total, untilMs })
  return true
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
        link: `${entry.origin}${waitingPage(token)}`,
      },
    })
  })
