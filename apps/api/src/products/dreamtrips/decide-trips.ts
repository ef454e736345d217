import { type DreamtripOffer, dreamtripOffer } from '@sojourn/contracts'
import type { Tx } from '@sojourn/kernel'
import type { Shop } from '../../sale/shop.ts'
import type { SoldTrip } from './data/trip-stock.ts'
import { type Deciding, type Decision, decide } from './domain/minimum.ts'
import type { DreamtripParts } from './parts.ts'

export const AT_ONCE = 20

type Telling = Pick<Shop, 'providerCancels' | 'tellNews'>

/**
 * Decides whether the departures that are due go. The result is stored before anybody is told, and told again where a process died in between: the same twice is once. What does not go
 * ends, and all that was paid for it goes back. Returns how many were looked at.
 */
export async function decideTrips(parts: DreamtripParts, shop: Telling): Promise<number> {
  const { transactions, stock, clock } = parts
  const due = await transactions.asSystem((tx) => stock.listDue(tx, clock.nowMs(), AT_ONCE))
  for (const { tripId } of due) {
    const decided = await transactions.asSystem((tx) => decideOne(parts, tx, tripId))
    if (!decided) continue
    for (const each of decided.sold) await tell(shop, tripId, decided.result, each)
    await transactions.asSystem((tx) => stock.setDecision(tx, tripId, { told: true }))
  }
  return due.length
}

/** Its row is locked: who is confirmed at the same time is counted, or refused. */
async function decideOne({ stock, catalogue }: DreamtripParts, tx: Tx, tripId: string): Promise<{ result: Decision; sold: readonly SoldTrip[] } | null> {
  const deciding = await stock.lockDecision(tx, tripId)
  if (!deciding) return null
  const sold = await stock.listSold(tx, tripId)
  const result = deciding.result ?? resultOf(catalogue()?.find(tripId) ?? null, sold, deciding)
  if (deciding.result === null) await stock.setDecision(tx, tripId, { result })
  return { result, sold }
}

/** What is not in the catalogue any more was sold, and is kept. */
const resultOf = (trip: Parameters<typeof decide>[0] | null, sold: readonly SoldTrip[], deciding: Deciding): Decision =>
  trip
    ? decide(
        trip,
        sold.reduce((sum, { units }) => sum + units, 0),
        deciding,
      )
    : 'runs'

/** Refused where its traveller has just cancelled it: there is nobody to tell. A group is booked alone and confirmed in one transaction, so nothing that is sold waits for anything else. */
async function tell(shop: Telling, tripId: string, result: Decision, { orgId, bookingId, itemNo }: SoldTrip): Promise<void> {
  const of = { orgId, bookingId, itemNo }
  if (result === 'off') await shop.providerCancels({ ...of, reason: 'too_few', note: null })
  else
    await shop.tellNews({
      ...of,
      key: `${tripId}:${result}`,
      kind: 'informed',
      note: null,
      answerByMs: null,
      made: ({ details }) => ({ details: guaranteed(dreamtripOffer.parse(details)) }),
    })
}

const guaranteed = (details: DreamtripOffer): DreamtripOffer => ({ ...details, minimum: { ...details.minimum, state: 'runs' } })
