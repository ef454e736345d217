import { say } from '@sojourn/i18n'
import type { FoundPlace } from './places-api.ts'

/** As many as leave the form its size. */
const SHOWN_MAX = 3

/** Places that may have been meant by a text that is none: below the field and above its label, which covers the cell; each fills it in. */
export function NearPlaces({ places, onPlace }: { readonly places: readonly FoundPlace[]; readonly onPlace: (place: FoundPlace) => void }) {
  if (places.length === 0) return null
  return (
    <ul aria-label={say`Places you may mean`} className="relative z-1 mt-1 flex flex-wrap gap-x-3">
      {places.slice(0, SHOWN_MAX).map((place) => (
        <li key={place.place_id}>
          <button type="button" onClick={() => onPlace(place)} className="link py-1.5 text-start text-small">
            {place.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
