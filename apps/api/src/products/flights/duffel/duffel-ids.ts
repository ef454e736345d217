const PREFIX = 'duffel:'
/** As many fares of the same flights as an id may name. */
export const FARES_MAX = 8

export const isDuffel = (itineraryId: string): boolean => itineraryId.startsWith(PREFIX)

/** The same flights at several fares are one journey, which is called by the offers of all of them, the cheapest first. */
export const itineraryIdOf = (offerIds: readonly string[]): string => PREFIX + offerIds.slice(0, FARES_MAX).join('.')

const OFFER_ID = /^[A-Za-z0-9_]{5,60}$/

/** The offers of a journey; none where it is not called as one. */
export function offerIdsOf(itineraryId: string): string[] {
  const ids = isDuffel(itineraryId) ? itineraryId.slice(PREFIX.length).split('.') : []
  return ids.length <= FARES_MAX && ids.every((id) => OFFER_ID.test(id)) ? ids : []
}
