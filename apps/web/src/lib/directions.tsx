import type { DescriptionShape } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { placeText } from './place-text.ts'

type Place = Pick<NonNullable<DescriptionShape['place']>, 'address' | 'city'>

/** A link to an address in the reader's maps application: phones open their own application at this one. Documented as Google's "Maps URLs"; no account, no key. */
export const directionsHref = (place: Place): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(placeText(place))}`

interface DirectionsProps {
  readonly place: Place
  /** What it leads to, where a page has several. */
  readonly to?: string
  readonly className?: string
}

/** A link to the directions, in another window. The map gets the address and nothing of the page with the link. */
export function Directions({ place, to, className }: DirectionsProps) {
  return (
    <a href={directionsHref(place)} target="_blank" rel="noopener noreferrer" aria-label={to && say`Directions to ${to}`} className={className}>
      {say`Directions`}
    </a>
  )
}
