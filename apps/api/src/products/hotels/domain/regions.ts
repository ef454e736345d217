const PREFIX = 'region.'

export const regionPlaceId = ({ key }: { readonly key: string }): string => `${PREFIX}${key}`
/** The key of the region that a place is; null where it is another kind of place. */
export const regionKeyOf = (placeId: string): string | null => (placeId.startsWith(PREFIX) ? placeId.slice(PREFIX.length) : null)
