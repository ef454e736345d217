import type { ReactNode } from 'react'
import type { Spot } from '../../ui/map/camera.ts'
import type { MapPin } from '../../ui/map/pins.ts'

/** What the map next to a list shows, in step with the list. */
export interface ResultsMap {
  /** The place whose ground is drawn; where none was drawn of it, bare land around `centre` and the pins. */
  readonly placeId: string
  readonly centre: Spot
  /** "Stays in Lisbon". */
  readonly title: string
  /** What the pins are, said to those who do not see them: "Map of 146 stays in Lisbon". */
  readonly label: string
  /** Made when the map is drawn: phones rarely ask for it. The same function while the list is the same. */
  readonly pinsOf: () => readonly MapPin[]
  /** The card of a pin that was chosen. */
  readonly card: (id: string, onClose: () => void) => ReactNode
  /** The element of the list that a pin belongs to, by its id; where it is on the page, a click on the pin goes there. */
  readonly elementOf?: (id: string) => string
  /** Which pins are in sight at first: those that lie together, or all. */
  readonly shows?: 'usual' | 'all'
  readonly pointed: string | null
  readonly onPoint: (id: string | null) => void
}
