import type { DescriptionShape } from '@sojourn/contracts'

/** The address on one line, with the town once. */
export const placeText = ({ address, city }: Pick<NonNullable<DescriptionShape['place']>, 'address' | 'city'>): string =>
  address.includes(city) ? address : `${address}, ${city}`

/** In whose time deadlines are told: `Lisbon time`. */
export const timeText = (description: DescriptionShape | undefined): string => (description?.place ? `${description.place.city} time` : 'local time')
