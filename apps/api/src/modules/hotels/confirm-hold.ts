import { accept, nightsOf, type OrgId, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Hold } from './domain/hold.ts'
import type { HoldId } from './domain/ids.ts'
import { capacitiesOf } from './domain/stock.ts'
import type { Parts } from './parts.ts'

export type ConfirmRefusal = Refusal<'unknown_hold'> | Refusal<'hold_cancelled'> | Refusal<'sold_out'>

/**
 * Held rooms become sold. A released hold takes its rooms again where they are still free, else refuses `sold_out`.
 * Confirming twice is confirming once.
 */
export async function confirmHold(parts: Parts, tx: Tx, asked: { orgId: OrgId; holdId: HoldId }): Promise<Outcome<Hold, ConfirmRefusal>> {
  const hold = await parts.stock.lockHold(tx, asked.orgId, asked.holdId)
  if (!hold) return refuse('unknown_hold')
  switch (hold.state) {
    case 'confirmed':
      return accept(hold)
    case 'cancelled':
      return refuse('hold_cancelled')
    case 'held':
      await parts.stock.move(tx, hold, 'held', 'sold')
      break
    case 'released':
      if (!(await retake(parts, tx, hold))) return refuse('sold_out')
  }
  await parts.stock.setHold(tx, hold, { state: 'confirmed' })
  return accept({ ...hold, state: 'confirmed' })
}

async function retake(parts: Parts, tx: Tx, hold: Hold): Promise<boolean> {
  const found = await parts.catalogue.findRoom(tx, hold.roomTypeId)
  if (!found) return false
  const nights = nightsOf(hold.checkin, hold.checkout)
  const capacities = capacitiesOf(found.city, found.hotel, found.room, nights)
  return parts.stock.take(
    tx,
    {
      destinationId: found.city.destination.destinationId,
      roomTypeId: hold.roomTypeId,
      rooms: hold.rooms,
      nights: nights.map((night, i) => ({ night, capacity: capacities[i]! })),
    },
    'sold',
  )
}
