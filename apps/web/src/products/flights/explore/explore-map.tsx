import { commaText, dayText, moneyText, say, stopText } from '@sojourn/i18n'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { MapCard } from '../../../features/results/index.ts'
import { AtlasMap } from '../../../ui/map/atlas-map.tsx'
import { landPath, type MapGround } from '../../../ui/map/ground.ts'
import type { MapPin } from '../../../ui/map/pins.ts'
import { stopsText } from '../../bound-words.ts'
import type { Explored } from '../flights-api.ts'

const SIZE = { width: 832, height: 520 } as const

export interface ExploreMapProps {
  readonly explored: Explored
  /** The places within the budget. */
  readonly places: Explored['places']
  readonly hrefOf: (place: Explored['places'][number]) => string
}

/** The world as one sheet without coasts: places and prices are what is known of it. */
function worldGround({ from }: Explored): MapGround {
  const bounds = { south: -58, north: 74, west: -179.9, east: 179.9 }
  const corners = [
    [bounds.west, bounds.south - 9],
    [0, bounds.south - 9],
    [bounds.east, bounds.south - 9],
    [bounds.east, bounds.north + 9],
    [0, bounds.north + 9],
    [bounds.west, bounds.north + 9],
  ] as const
  const airport = { name: from.name, iata: from.iata, latitude: from.latitude, longitude: from.longitude }
  return { bounds, path: landPath({ bounds, land: [[corners]] }), waters: [], districts: [], landmarks: [], airport }
}

/** Every place that can be flown to, by its price: the cheapest have their labels first. */
export function ExploreMap({ explored, places, hrefOf }: ExploreMapProps) {
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { currency, from } = explored
  const ground = useMemo(() => worldGround(explored), [explored])
  const pins = useMemo(() => pinsOf(places, currency), [places, currency])
  const card = places.find(({ place_id }) => place_id === chosen)
  return (
    <figure>
      <div className="h-130">
        <AtlasMap
          ground={ground}
          pins={pins}
          size={SIZE}
          shows="all"
          label={stopText([say`Map of places to fly to from ${from.name}`, say`Use the arrow keys to move from pin to pin.`])}
          pointed={pointed}
          onPoint={setPointed}
          onOpen={setChosen}
        />
      </div>
      {card && (
        <MapCard name={card.name} onClose={() => setChosen(null)}>
          <Link to={hrefOf(card)} className="font-display text-lead leading-6 hover:underline">
            {card.name}
          </Link>
          <p className="text-caption text-ink-2">{commaText([dayText(card.date), stopsText(card.stops)])}</p>
          <p className="text-small font-[640] tabular-nums">{moneyText(card.total, currency)}</p>
        </MapCard>
      )}
    </figure>
  )
}

const pinsOf = (places: Explored['places'], currency: string): readonly MapPin[] =>
  places.map(({ place_id: id, name, latitude, longitude, total }) => {
    const label = moneyText(Math.round(total), currency)
    return { id, name, latitude, longitude, label, spoken: commaText([name, label]), listed: true }
  })
