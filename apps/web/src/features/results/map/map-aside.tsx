import { say } from '@sojourn/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { loadSideMap } from '../late-parts.ts'
import type { SideMapProps } from './side-map.tsx'
import { useGround } from './use-ground.ts'

/**
 * The map next to the list, on a screen that has room for it. The server does not draw it, for phones never show it: its place is reserved until its code
 * and its ground are here. Without scripts there is the list alone.
 */
export function MapAside(props: Omit<SideMapProps, 'ground'>) {
  const ground = useGround(props.map.placeId)
  const part = useSideMap()
  if (part.at === 'failed') return <p className="text-small text-ink-2">{say`We couldn't load the map just now.`}</p>
  return (
    <div className="sticky top-6">
      {part.at === 'here' && ground.at !== 'asking' ? (
        <part.Drawn {...props} ground={ground.at === 'here' ? ground.ground : null} />
      ) : (
        <Loading what={say`Loading the map`}>
          <Skeleton className="h-150" />
        </Loading>
      )}
    </div>
  )
}

type Part = { readonly at: 'asking' } | { readonly at: 'here'; readonly Drawn: ComponentType<SideMapProps> } | { readonly at: 'failed' }

function useSideMap(): Part {
  const [part, setPart] = useState<Part>({ at: 'asking' })
  useEffect(() => {
    let left = false
    loadSideMap().then(
      (Drawn) => left || setPart({ at: 'here', Drawn }),
      () => left || setPart({ at: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [])
  return part
}
