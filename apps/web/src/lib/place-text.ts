import type { DescriptionShape } from '@sojourn/contracts'
import { commaText, say } from '@sojourn/i18n'

/** The address on one line, with the town once. */
export const placeText = ({ address, city }: Pick<NonNullable<DescriptionShape['place']>, 'address' | 'city'>): string =>
  address.includes(city) ? address : commaText([address, city])

/** The title of the cancellation terms, with the clock their deadlines are given by. */
export const plansTitle = (description: DescriptionShape | undefined): string =>
  description?.place ? say`If your plans change (${description.place.city} time)` : say`If your plans change (local time)`
