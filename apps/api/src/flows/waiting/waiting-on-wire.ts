import type { Waiting } from '@sojourn/contracts'
import { type Tx, toMajor } from '@sojourn/kernel'
import type { WaitingEntry } from '../../modules/waiting-lists/index.ts'
import { type WaitingDeps, wantedOf } from './waiting-deps.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** Entries as they are answered, in the current language, with the current positions: a line is of all organisations, so that they are counted by the system. */
export const waitingOnWire = (deps: WaitingDeps, entries: readonly WaitingEntry[]): Promise<Waiting[]> =>
  deps.transactions.asSystem(
    async (tx) => {
      const answers: Waiting[] = []
      for (const entry of entries) answers.push(await onWire(deps, tx, entry))
      return answers
    },
    { readOnly: true },
  )

async function onWire(deps: WaitingDeps, tx: Tx, entry: WaitingEntry): Promise<Waiting> {
  const { waits, wanted } = wantedOf(deps, entry)
  const { waitingId, product, state, joinedMs, untilMs, offer, takenAs } = entry
  return {
    waiting_id: waitingId,
    product_type: product,
    ...(await waits.describe(tx, wanted)),
    state,
    position: state === 'waiting' ? (await countBefore(deps, tx, entry)) + 1 : null,
    joined_at: iso(joinedMs),
    until: iso(untilMs),
    offer: offer && { until: iso(offer.untilMs), total: toMajor(offer.total), currency: offer.total.currency },
    checkoutId: takenAs,
  }
}

/** How many wait longer for the same. */
async function countBefore(deps: WaitingDeps, tx: Tx, entry: WaitingEntry): Promise<number> {
  const { waits, wanted } = wantedOf(deps, entry)
  const nowMs = deps.clock.nowMs()
  const before = (await deps.waitingLists.waitingIn(tx, entry)).filter(({ place, untilMs }) => place < entry.place && untilMs > nowMs)
  return before.filter((each) => waits.isSameThing?.(wanted, waits.wanted.parse(each.wanted)) ?? true).length
}
