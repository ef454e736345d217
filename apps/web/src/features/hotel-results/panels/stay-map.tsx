import { useMemo, useState } from 'react'
import type { Stay } from '../../../lib/stay-address.ts'
import { AtlasMap } from '../../../ui/map/atlas-map.tsx'
import type { MapGround } from '../../../ui/map/ground.ts'
import type { StaysFound } from '../hotel-results-api.ts'
import { bareGround, mapPins } from '../map-pins.ts'
import { MapCard } from './map-card.tsx'
import { cardId } from './result-card.tsx'

export interface StayMapProps {
  readonly found: StaysFound
  /** What the place is drawn from, where it is known. */
  readonly ground: MapGround | null
  readonly stay: Stay
  readonly pointed: string | null
  readonly onPoint: (hotelId: string | null) => void
}

const SIZE = { width: 330, height: 600 } as const

/** All houses found where they stand, in step with the list beside: a press goes to a house's card, or shows one where it is on another page. */
export function StayMap({ found, ground, stay, pointed, onPoint, onLarger }: StayMapProps & { readonly onLarger: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const pins = useMemo(() => mapPins(found), [found])
  const open = (id: string) => {
    const card = document.getElementById(cardId(id))
    setChosen(card ? null : id)
    onPoint(id)
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <figure>
      <div className="h-150">
        <AtlasMap
          ground={ground ?? bareGround(pins, found)}
          pins={pins}
          size={SIZE}
          label={`Map of ${pins.length === 1 ? 'the stay' : `the ${pins.length} stays`} in ${found.destination.name}. Arrow keys go from one to the next.`}
          pointed={pointed}
          onPoint={onPoint}
          onOpen={open}
        />
      </div>
      {chosen && <MapCard found={found} stay={stay} hotelId={chosen} onClose={() => setChosen(null)} />}
      <figcaption className="mt-2 flex justify-between gap-3 text-caption text-ink-2">
        Drawn from our own data
        <button type="button" onClick={onLarger} className="shrink-0 underline decoration-1 underline-offset-3 noscript:hidden">
          Larger map
        </button>
      </figcaption>
    </figure>
  )
}
