import { nightsOf, type OrgId, type Outcome, type Tx } from '@sojourn/kernel'
import { type ConfirmRefusal, confirmHold as confirm } from '../../modules/stock/index.ts'
import type { Hold } from './domain/hold.ts'
import type { HoldId } from './domain/ids.ts'
import { capacitiesOf } from './domain/stock.ts'
import type { Parts } from './parts.ts'

/** Held rooms become sold. A released hold takes its rooms again where they are still free, else refuses `sold_out`. A second call changes nothing. */
export const confirmHold = (parts: Parts, tx: Tx, asked: { orgId: OrgId; holdId: HoldId }): Promise<Outcome<Hold, ConfirmRefusal>> =>
  confirm(parts.stock, tx, asked, (hold) => retake(parts, tx, hold))

async function retake(parts: Parts, tx: Tx, hold: Hold): Promise<boolean> {
  const found = await parts.catalogue.findRoom(tx, hold.roomTypeId)
  if (!found) return false
  const nights = nightsOf(hold.checkin, hold.checkout)
  const capacities = capacitiesOf(found.city, found.hotel, found.room, nights)
  const left = await parts.stock.take(
    tx,
    {
      destinationId: found.city.destination.destinationId,
      roomTypeId: hold.roomTypeId,
      rooms: hold.rooms,
      nights: nights.map((night, i) => ({ night, capacity: capacities[i]! })),
    },
    'sold',
  )
  return left !== null
}
