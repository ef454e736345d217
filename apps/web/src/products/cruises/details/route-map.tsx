import { commaText, say, stopText } from '@sojourn/i18n'
import { useEffect, useMemo, useState } from 'react'
import { AtlasMap } from '../../../ui/map/atlas-map.tsx'
import type { MapGround } from '../../../ui/map/ground.ts'
import type { MapPin } from '../../../ui/map/pins.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { callText } from '../cruise-words.ts'
import type { Call, SailingDetails } from '../cruises-api.ts'
import { fetchChart } from '../cruises-api.ts'

const SIZES = { broad: { width: 760, height: 560 }, tall: { width: 380, height: 440 } } as const

export interface RouteMapProps {
  readonly itinerary: string
  readonly title: string
  readonly ports: readonly Call[]
  readonly way: SailingDetails['way']
  /** The port that is pointed at, by its letters. */
  readonly pointed: string | null
  readonly onPoint: (port: string | null) => void
}

/** A pin for each port: where one is called at twice its days stand together. */
function pinsOf(ports: readonly Call[]): readonly MapPin[] {
  const calls = Map.groupBy(ports, ({ port }) => port.port)
  return [...calls.values()].map((days) => {
    const { port, name, latitude, longitude } = days[0]!.port
    return { id: port, name, label: name, latitude, longitude, spoken: commaText(days.map(callText)), listed: true }
  })
}

const ROOM_DEGREES = 6

/** A sea without coasts around a way, where its chart cannot be had: ports and way are seen all the same. */
function openSea(way: RouteMapProps['way']): MapGround {
  const latitudes = way.flat().map(([latitude]) => latitude)
  const longitudes = way.flat().map(([, longitude]) => longitude)
  const bounds = {
    south: Math.max(-84, Math.min(...latitudes) - ROOM_DEGREES),
    north: Math.min(84, Math.max(...latitudes) + ROOM_DEGREES),
    west: Math.min(...longitudes) - ROOM_DEGREES,
    east: Math.max(...longitudes) + ROOM_DEGREES,
  }
  return { bounds, path: '', waters: [], districts: [], landmarks: [], airport: null }
}

/** The way of a cruise on the chart of its waters. Its code and its chart are fetched with it. */
export function RouteMap({ itinerary, title, ports, way, pointed, onPoint }: RouteMapProps) {
  const [ground, setGround] = useState<MapGround | null>(null)
  const isBroad = useWide('48rem')
  useEffect(() => {
    let isCurrent = true
    void fetchChart(itinerary).then((chart) => isCurrent && setGround(chart ?? openSea(way)))
    return () => {
      isCurrent = false
    }
  }, [itinerary, way])
  const pins = useMemo(() => pinsOf(ports), [ports])
  const ways = useMemo(() => way.map((leg) => leg.map(([latitude, longitude]) => ({ latitude, longitude }))), [way])
  if (!ground) return <Skeleton className="h-full w-full" />
  return (
    <AtlasMap
      key={isBroad ? 'broad' : 'tall'}
      ground={ground}
      pins={pins}
      around={ways.flat()}
      ways={ways}
      size={isBroad ? SIZES.broad : SIZES.tall}
      shows="all"
      label={stopText([say`Map of the way: ${title}`, say`Use the arrow keys to move from pin to pin.`])}
      pointed={pointed}
      onPoint={onPoint}
      onOpen={onPoint}
    />
  )
}
