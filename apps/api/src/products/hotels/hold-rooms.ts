import { accept, invariant, nightsOf, type OrgId, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Hold } from './domain/hold.ts'
import type { HoldId, RoomTypeId } from './domain/ids.ts'
import { capacitiesOf, stockOf } from './domain/stock.ts'
import type { Parts } from './parts.ts'

export interface HoldRequest {
  readonly orgId: OrgId
  readonly roomTypeId: RoomTypeId
  readonly checkin: string
  readonly checkout: string
  /** How many rooms. */
  readonly rooms: number
  /** What they are held for: a checkout's id. */
  readonly subject: string
  readonly expiresAtMs: number
}

/** Takes the rooms on every night or on none; `left` is how many are left on the fullest night. Refused, its `left` says how many there are for all nights together. */
export async function holdRooms(parts: Parts, tx: Tx, request: HoldRequest): Promise<Outcome<Hold & { readonly left: number }, Refusal<'sold_out'>>> {
  const nights = nightsOf(request.checkin, request.checkout)
  const found = await parts.catalogue.findRoom(tx, request.roomTypeId)
  invariant(found && nights.length > 0, `only quoted rates are held: ${request.roomTypeId}`)
  const { city, hotel, room } = found
  const capacities = capacitiesOf(city, hotel, room, nights)
  const left = await parts.stock.take(
    tx,
    {
      destinationId: city.destination.destinationId,
      roomTypeId: request.roomTypeId,
      rooms: request.rooms,
      nights: nights.map((night, i) => ({ night, capacity: capacities[i]! })),
    },
    'held',
  )
  if (left === null) {
    const rows = await parts.stock.listTaken(tx, city.destination.destinationId, request.checkin, request.checkout)
    return refuse('sold_out', { left: stockOf(city, nights, rows).left(hotel, room) })
  }
  const hold: Hold = { ...request, holdId: parts.ids.next<'hold'>('hld') as HoldId, hotelId: hotel.hotelId, state: 'held' }
  parts.stock.addHold(tx, hold, nights, parts.clock.nowMs())
  return accept({ ...hold, left })
}
