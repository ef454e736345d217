import { useMemo } from 'react'
import { moneyText } from '../../../lib/money.ts'
import { classes } from '../../../ui/classes.ts'
import type { Result, StaysFound } from '../hotel-results-api.ts'
import { districtsOf, type MapHotel, PIN, type Pin, pinsOf } from '../map-marks.ts'
import { planeOf, scaleBar } from '../map-plane.ts'
import { DistrictName, Ground } from './map-ground.tsx'
import { cardId } from './result-card.tsx'

interface StayMapProps {
  readonly found: Pick<StaysFound, 'destination' | 'hotels'>
  readonly pointed: string | null
  readonly onPoint: (hotelId: string | null) => void
  /** After a press on a price: a sheet closes itself. */
  readonly onGo?: () => void
}

const WIDTH = 330
const HEIGHTS = { least: 380, most: 640 } as const

/**
 * The hotels of this page where they stand, north up and to scale, drawn from their coordinates alone. A picture of the list: everything it can do
 * the list can do too, so that it is kept out of the way of keyboards and readers.
 */
export function StayMap({ found, pointed, onPoint, onGo }: StayMapProps) {
  const { plane, pins, districts } = useMemo(() => layOut(found.hotels), [found.hotels])
  const lead = pins.find((pin) => pin.hotel.hotelId === pointed)
  const off = found.hotels.length - pins.length
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${plane.width} ${plane.height}`} className="block w-full border border-rule-2 bg-land [direction:ltr]">
        <Ground plane={plane} centre={plane.has(found.destination) ? plane.place(found.destination) : null} scale={scaleBar(plane)} />
        {pins
          .filter((pin) => pin.shows === 'dot')
          .map((pin) => (
            <PinMark key={pin.hotel.hotelId} pin={pin} pointed={false} onPoint={onPoint} onGo={onGo} />
          ))}
        {districts.map((mark) => (
          <DistrictName key={mark.name} mark={mark} />
        ))}
        {pins
          .filter((pin) => pin.shows === 'price')
          .map((pin) => (
            <PinMark key={pin.hotel.hotelId} pin={pin} pointed={false} onPoint={onPoint} onGo={onGo} />
          ))}
        {lead && <PinMark pin={lead} pointed onPoint={onPoint} onGo={onGo} />}
      </svg>
      <figcaption className="mt-2 text-caption text-ink-2">
        The stays of this page, drawn from our own data.{off > 0 && ` ${off} further out, off the map.`}
      </figcaption>
    </figure>
  )
}

function layOut(hotels: readonly Result[]) {
  const spots = hotels.map(mapHotel)
  const plane = planeOf(spots, WIDTH, HEIGHTS)
  const pins = pinsOf(spots, plane)
  return { plane, pins, districts: districtsOf(spots, plane, pins) }
}

const mapHotel = (hotel: Result): MapHotel => ({
  hotelId: hotel.hotel_id,
  name: hotel.name,
  district: hotel.district,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  // Up, never down: a map must not promise less than the list.
  label: moneyText(Math.ceil(hotel.from.total), hotel.from.currency),
})

interface PinMarkProps {
  readonly pin: Pin
  readonly pointed: boolean
  readonly onPoint: (hotelId: string | null) => void
  readonly onGo?: () => void
}

function PinMark({ pin: { hotel, x, y, width, shows, side }, pointed, onPoint, onGo }: PinMarkProps) {
  const dress = pointed ? 'fill-ink stroke-ink' : 'fill-sheet stroke-rule-2'
  const left = Math.min(Math.max(2, x - width / 2), WIDTH - width - 2)
  // Drawn upwards from the point; below it the same, turned over.
  const down = side === 'below' ? -1 : 1
  const near = y - down * PIN.foot
  const top = side === 'above' ? near - PIN.height : near
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside is the way for all
    <g
      onClick={() => {
        onGo?.()
        document.getElementById(cardId(hotel.hotelId))?.scrollIntoView({ block: 'center' })
      }}
      onPointerEnter={() => onPoint(hotel.hotelId)}
      onPointerLeave={() => onPoint(null)}
      className={classes('map-pin', pointed && 'pointer-events-none')}
    >
      <title>{hotel.name}</title>
      {shows === 'price' || pointed ? (
        <>
          <rect x={left} y={top} width={width} height={PIN.height} rx={2} className={dress} />
          <path d={`M${x - 5.5} ${near}L${x} ${y}L${x + 5.5} ${near}`} className={dress} />
          <path d={`M${x - 5} ${near}h10`} className={pointed ? 'stroke-ink' : 'stroke-sheet'} strokeWidth={2} />
          <text
            x={left + width / 2}
            y={top + 16.5}
            textAnchor="middle"
            className={classes('text-caption font-[640] tabular-nums', pointed ? 'fill-paper' : 'fill-ink')}
          >
            {hotel.label}
          </text>
        </>
      ) : (
        <circle cx={x} cy={y} r={5} className="fill-sheet stroke-field" strokeWidth={1.5} />
      )}
    </g>
  )
}
