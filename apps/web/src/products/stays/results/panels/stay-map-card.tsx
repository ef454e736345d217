import { moneyText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { MapCard } from '../../../../features/results/index.ts'
import { ALL_INCLUDED } from '../../../../lib/price-block/pay-words.ts'
import { scoreText, scoreWord } from '../../../../lib/score.ts'
import { stayForText } from '../../stay-address.ts'
import { useStayProduct } from '../../stay-product.ts'
import { hotelHref, type Stay } from '../../stay-query.ts'
import type { StaysFound } from '../hotel-results-api.ts'

interface StayMapCardProps {
  readonly found: StaysFound
  readonly stay: Stay
  readonly hotelId: string
  readonly onClose: () => void
}

/** A hotel that was chosen on the map: its name leads to its rooms for the same stay. */
export function StayMapCard({ found, stay, hotelId, onClose }: StayMapCardProps) {
  const product = useStayProduct()
  const listed = found.hotels.find((one) => one.hotel_id === hotelId)
  const hotel = listed ? { ...listed, total: listed.from.total } : found.pins.find((one) => one.hotel_id === hotelId)
  if (!hotel) return null
  return (
    <MapCard name={hotel.name} onClose={onClose}>
      <p className="font-display text-lead leading-6">
        <Link to={hotelHref(hotelId, stay, product)} className="underline decoration-1 underline-offset-4">
          {hotel.name}
        </Link>
      </p>
      <p className="text-caption text-ink-2">
        <span className="font-[640] text-ink">{scoreText(hotel.score)}</span> {scoreWord(hotel.score)}
      </p>
      <p className="mt-1 text-small tabular-nums">
        <strong className="font-[640]">{moneyText(hotel.total, found.currency)}</strong>{' '}
        <span className="text-ink-2">{stayForText(found.nights, stay.rooms, product.unit)}</span>
        <span className="block text-caption text-ink-2">{ALL_INCLUDED}</span>
      </p>
    </MapCard>
  )
}
