import type { StayProduct } from '../../stay-product.ts'
import type { Hotel, HotelStay } from '../hotel-details-api.ts'
import { useSimilar } from '../use-similar.ts'
import { useSurroundings } from '../use-surroundings.ts'
import { About, GoodToKnow } from './reading.tsx'
import { Reviews } from './reviews.tsx'
import { SimilarStaysSection } from './similar.tsx'
import { Taxes } from './taxes.tsx'
import { Where } from './where.tsx'

export interface BelowProps {
  readonly hotel: Hotel
  readonly stay: HotelStay
  readonly product: StayProduct
  readonly currency: string
}

/** What one reads after the prices: the property, what is in the price, what guests say, what else there is. */
export function Below({ hotel, stay, product, currency }: BelowProps) {
  const stays = useSimilar(product, hotel.hotel_id, stay, currency)
  const surroundings = useSurroundings(hotel.city_place_id)
  return (
    <>
      <Taxes hotel={hotel} />
      {hotel.description && <About hotel={hotel} />}
      <Where hotel={hotel} surroundings={surroundings} />
      {hotel.reviews.length > 0 && <Reviews hotel={hotel} />}
      <GoodToKnow hotel={hotel} />
      <SimilarStaysSection hotel={hotel} stay={stay} product={product} stays={stays} />
    </>
  )
}
