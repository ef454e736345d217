import type { RoomParty } from './stay.ts'

/** The same people in one room more: the fullest party parts in two halves, children going with the adults; null where no party can be divided. */
export function splitParty(rooms: readonly RoomParty[]): RoomParty[] | null {
  const size = ({ adults, children }: RoomParty) => adults + children.length
  const parted = rooms.filter(({ adults }) => adults > 1).reduce<RoomParty | null>((most, room) => (most && size(most) >= size(room) ? most : room), null)
  if (!parted) return null
  const half = Math.ceil(parted.adults / 2)
  const few = Math.floor(parted.children.length / 2)
  return [
    ...rooms.filter((room) => room !== parted),
    { adults: half, children: parted.children.slice(0, few) },
    { adults: parted.adults - half, children: parted.children.slice(few) },
  ]
}
