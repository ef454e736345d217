import { useEffect, useState } from 'react'
import { fetchGround } from '../../../ui/map/fetch-ground.ts'
import type { MapGround } from '../../../ui/map/ground.ts'

export type GroundState = { readonly at: 'asking' } | { readonly at: 'here'; readonly ground: MapGround } | { readonly at: 'none' }

const ASKING: GroundState = { at: 'asking' }

/** What the map of a place is drawn from, asked for by the browser that shows the map. */
export function useGround(placeId: string): GroundState {
  const [known, setKnown] = useState<{ readonly of: string; readonly state: GroundState } | null>(null)
  useEffect(() => {
    let left = false
    void fetchGround(placeId).then((ground) => left || setKnown({ of: placeId, state: ground ? { at: 'here', ground } : { at: 'none' } }))
    return () => {
      left = true
    }
  }, [placeId])
  return known?.of === placeId ? known.state : ASKING
}
