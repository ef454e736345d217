import { X } from 'lucide-react'
import { Link } from 'react-router'
import { moneyText } from '../../../lib/money.ts'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { hotelHref, type Stay, stayForText } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import type { StaysFound } from '../hotel-results-api.ts'

interface MapCardProps {
  readonly found: StaysFound
  readonly stay: Stay
  readonly hotelId: string
  readonly onClose: () => void
}

/** A house that was chosen on the map: its name leads to its rooms for the same stay. */
export function MapCard({ found, stay, hotelId, onClose }: MapCardProps) {
  const product = useStayProduct()
  const hotel = found.hotels.find((one) => one.hotel_id === hotelId)
  const house = hotel ? { ...hotel, total: hotel.from.total } : found.pins.find((one) => one.hotel_id === hotelId)
  if (!house) return null
  return (
    <div role="status" className="map-card">
      <div className="min-w-0 flex-1">
        <p className="font-display text-lead leading-6">
          <Link to={hotelHref(hotelId, stay, product)} className="underline decoration-1 underline-offset-4">
            {house.name}
          </Link>
        </p>
        <p className="text-caption text-ink-2">
          <span className="font-[640] text-ink">{scoreText(house.score)}</span> {scoreWord(house.score)}
        </p>
        <p className="mt-1 text-small tabular-nums">
          <strong className="font-[640]">{moneyText(house.total, found.currency)}</strong>{' '}
          <span className="text-ink-2">{stayForText(found.nights, stay.rooms, product.words.unit)}, all in</span>
        </p>
      </div>
      <button type="button" aria-label={`Close ${house.name}`} onClick={onClose} className="icon-button shrink-0">
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
