import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { AtlasMap } from './atlas-map.tsx'
import type { Spot } from './camera.ts'
import type { MapGround } from './ground.ts'

interface PlaceMapProps {
  readonly ground: MapGround
  readonly name: string
  readonly at: Spot
  /** Wide across a page, broad on a smaller screen, tall on a phone: names keep a size that can be read. */
  readonly shape?: 'wide' | 'broad' | 'tall'
}

const SIZES = { wide: { width: 1216, height: 460 }, broad: { width: 760, height: 420 }, tall: { width: 380, height: 420 } } as const
const nothing = () => {}

/**
 * The position of one property: its name on a map, with districts, landmarks and the airport around it. Load it lazily
 * (`import('…/ui/map/place-map.tsx')`): its code need not be in the first files.
 *
 *     <PlaceMap ground={map} name={hotel.name} at={hotel} />
 */
export function PlaceMap({ ground, name, at, shape = 'broad' }: PlaceMapProps) {
  const [pointed, setPointed] = useState<string | null>('here')
  const pin = { id: 'here', name, label: name, spoken: name, listed: true, latitude: at.latitude, longitude: at.longitude }
  // The landmarks nearest to it are in sight too, and as much again behind it as keeps it out of a corner.
  const near = [...ground.landmarks].sort((a, b) => apart(a, at) - apart(b, at)).slice(0, 2)
  const around = [...near, ...near.map((spot) => behind(at, spot))]
  return (
    <AtlasMap
      ground={ground}
      pins={[pin]}
      around={around}
      size={SIZES[shape]}
      label={say`Map of ${name} and its surroundings`}
      pointed={pointed ?? 'here'}
      onPoint={setPointed}
      onOpen={nothing}
    />
  )
}

const BEHIND = 0.6
const behind = (at: Spot, spot: Spot): Spot => ({
  latitude: at.latitude + BEHIND * (at.latitude - spot.latitude),
  longitude: at.longitude + BEHIND * (at.longitude - spot.longitude),
})

const apart = (a: Spot, b: Spot): number => Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180))
