import { type ComponentType, useEffect, useState } from 'react'
import { fetchGround } from '../../../ui/map/fetch-ground.ts'
import type { MapGround } from '../../../ui/map/ground.ts'
import type { PlaceMap } from '../../../ui/map/place-map.tsx'

type MapPart = ComponentType<Parameters<typeof PlaceMap>[0]>

export type Surroundings = { readonly at: 'asking' } | { readonly at: 'failed' } | { readonly at: 'here'; readonly ground: MapGround; readonly Atlas: MapPart }

const loadMap = (): Promise<MapPart> => import('../../../ui/map/place-map.tsx').then((part) => part.PlaceMap)

/** The ground around a property and what draws it, asked for by a person who scrolls this far. */
export function useSurroundings(placeId: string): Surroundings {
  const [state, setState] = useState<Surroundings>({ at: 'asking' })
  useEffect(() => {
    let left = false
    Promise.all([fetchGround(placeId), loadMap()]).then(
      ([ground, Atlas]) => left || setState(ground ? { at: 'here', ground, Atlas } : { at: 'failed' }),
      () => left || setState({ at: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [placeId])
  return state
}
