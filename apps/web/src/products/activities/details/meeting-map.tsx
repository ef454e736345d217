import { type ComponentType, useEffect, useState } from 'react'
import { fetchGround } from '../../../ui/map/fetch-ground.ts'
import type { MapGround } from '../../../ui/map/ground.ts'
import type { PlaceMap } from '../../../ui/map/place-map.tsx'
import { useNear } from '../../../ui/use-near.ts'

type MapPart = ComponentType<Parameters<typeof PlaceMap>[0]>
interface Here {
  readonly ground: MapGround
  readonly Part: MapPart
}

const loadMap = () => import('../../../ui/map/place-map.tsx').then(({ PlaceMap: Part }) => Part)

/** Where guests meet, on the map of the place. It is fetched when it comes near; without scripts the address says it. */
export function MeetingMap({ placeId, name, at }: { placeId: string; name: string; at: { readonly latitude: number; readonly longitude: number } }) {
  const { box, isNear } = useNear<HTMLDivElement>()
  const [here, setHere] = useState<Here | null>(null)
  useEffect(() => {
    if (!isNear) return
    void Promise.all([fetchGround(placeId), loadMap()]).then(
      ([ground, Part]) => ground && setHere({ ground, Part }),
      // The address above says where it is.
      () => {},
    )
  }, [placeId, isNear])
  return (
    <div ref={box} className="mt-3 aspect-[760/420] w-full overflow-hidden bg-skeleton noscript:hidden">
      {here && <here.Part ground={here.ground} name={name} at={at} />}
    </div>
  )
}
