import type { ReactNode } from 'react'
import { NearPlaces } from './near-places.tsx'
import { PlaceField, type PlaceFieldProps } from './place-field.tsx'
import type { FoundPlace } from './places-api.ts'
import { chosenPlace, type TypedPlace, typedPlace } from './typed-place.ts'

interface PlaceCellProps extends Omit<PlaceFieldProps, 'text' | 'onText' | 'onPlace'> {
  readonly place: TypedPlace
  /** Places that may have been meant by a text that is none. */
  readonly near: readonly FoundPlace[]
  readonly onChange: (place: TypedPlace) => void
  /** A button on the edge of the cell. */
  readonly children?: ReactNode
}

/** A place as a cell of a form: its field, and below it what may have been meant. */
export function PlaceCell({ place, near, onChange, children, ...field }: PlaceCellProps) {
  const onPlace = (found: FoundPlace) => onChange(chosenPlace(found))
  return (
    <div className="cell cell-place">
      <PlaceField {...field} text={place.text} onText={(text) => onChange(typedPlace(text))} onPlace={onPlace} />
      <NearPlaces places={near} onPlace={onPlace} />
      {children}
    </div>
  )
}
