import { say } from '@sojourn/i18n'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { MapPlace } from './map-place.tsx'
import type { SideMapProps } from './side-map.tsx'
import { useGround } from './use-ground.ts'

const SideMap = lazy(() =>
  import('./side-map.tsx').then(
    (found) => ({ default: found.SideMap }),
    () => ({ default: Unreached }),
  ),
)

const Unreached = () => <p className="text-small text-ink-2">{say`We couldn't load the map just now.`}</p>

/** The map next to the list. The server does not render it: its place is reserved until it is here. Without scripts there is the list alone. */
export function MapAside(props: Omit<SideMapProps, 'ground'>) {
  const isHydrated = useHydrated()
  return (
    <div className="hidden xl:block noscript:hidden">
      <div className="sticky top-6">{isHydrated ? <GroundedMap {...props} /> : <MapPlace />}</div>
    </div>
  )
}

/** Its code and what it is rendered from are fetched side by side. */
function GroundedMap(props: Omit<SideMapProps, 'ground'>) {
  const ground = useGround(props.map.placeId)
  return (
    <Suspense fallback={<MapPlace />}>
      <SideMap {...props} ground={ground} />
    </Suspense>
  )
}
