import { useState } from 'react'
import { AtlasMap } from './atlas-map.tsx'
import type { Spot } from './camera.ts'
import type { MapGround } from './ground.ts'

interface PlaceMapProps {
  /** The answer of `/api/places/map` as it is. */
  readonly ground: MapGround
  readonly name: string
  readonly at: Spot
  /** Broad on a page of its own, tall in a column. */
  readonly shape?: 'broad' | 'tall'
}

const SIZES = { broad: { width: 760, height: 420 }, tall: { width: 380, height: 460 } } as const
const nothing = () => {}

/**
 * Where one house stands: its name on the page of the atlas, with districts, landmarks and the airport around it. Load it late
 * (`lazy(() => import('…/ui/map/place-map.tsx'))`): the server draws it, its code need not be in the first files.
 *
 *     <PlaceMap ground={map} name={hotel.name} at={hotel} />
 */
export function PlaceMap({ ground, name, at, shape = 'broad' }: PlaceMapProps) {
  const [pointed, setPointed] = useState<string | null>('here')
  const pin = { id: 'here', name, label: name, spoken: name, listed: true, latitude: at.latitude, longitude: at.longitude }
  // The landmarks nearest to it are in sight too.
  const near = [...ground.landmarks].sort((a, b) => apart(a, at) - apart(b, at)).slice(0, 2)
  return (
    <AtlasMap
      ground={ground}
      pins={[pin]}
      around={near}
      size={SIZES[shape]}
      label={`Map of where ${name} is`}
      pointed={pointed ?? 'here'}
      onPoint={setPointed}
      onOpen={nothing}
    />
  )
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180))
