import { type ComponentType, useEffect, useState } from 'react'
import type { PlaceMap } from '../../ui/map/place-map.tsx'
import { type Ground, getGround } from './hotel-details-api.ts'

type MapPart = ComponentType<Parameters<typeof PlaceMap>[0]>

export type Surroundings = { readonly at: 'asking' } | { readonly at: 'failed' } | { readonly at: 'here'; readonly ground: Ground; readonly Atlas: MapPart }

const loadMap = (): Promise<MapPart> => import('../../ui/map/place-map.tsx').then((late) => late.PlaceMap)

/** The ground around a house and what draws it, asked for by who scrolls this far. */
export function useSurroundings(placeId: string): Surroundings {
  const [state, setState] = useState<Surroundings>({ at: 'asking' })
  useEffect(() => {
    let left = false
    Promise.all([getGround(placeId), loadMap()]).then(
      ([answer, Atlas]) => left || setState(answer.ok ? { at: 'here', ground: answer.data, Atlas } : { at: 'failed' }),
      () => left || setState({ at: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [placeId])
  return state
}
