/** Who comes: two to a double room, but for those with a single room. */
export interface GroupParty {
  readonly people: number
  readonly singleRooms: number
}

/** Everyone has a bed, and no double room has one person. As few as can be have a single room, where nothing was said; null where it does not work out. */
export function partyOf(people: number, singleRooms: number = people % 2): GroupParty | null {
  return singleRooms <= people && (people - singleRooms) % 2 === 0 ? { people, singleRooms } : null
}
