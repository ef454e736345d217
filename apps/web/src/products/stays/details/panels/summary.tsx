import { commaText, moneyText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { SaveButton } from '../../../../features/save-to-trip/index.ts'
import { ALL_INCLUDED } from '../../../../lib/price-block/pay-words.ts'
import { scoreText, scoreWord } from '../../../../lib/score.ts'
import { Check } from '../../../../ui/icons/check.tsx'
import { Clock } from '../../../../ui/icons/clock.tsx'
import { PriceText } from '../../../../ui/price-text.tsx'
import { ShareButton } from '../../../../ui/share-button.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { stayForText } from '../../stay-address.ts'
import { stayDetails } from '../../stay-idea.ts'
import type { StayProduct } from '../../stay-product.ts'
import { hotelHref } from '../../stay-query.ts'
import { guestReviewsText } from '../../stay-words.ts'
import type { HotelFound, HotelStay } from '../hotel-details-api.ts'
import { lowestOf } from '../rooms.ts'
import { kindText, wordsOf } from '../words.ts'
import { CompareButton } from './compare-button.tsx'

/** What a person wants to know before anything else: which property, where, how good, from how much. */
export function Summary({ found, stay, product }: { found: HotelFound; stay: HotelStay; product: StayProduct }) {
  const { hotel, rates, nights } = found
  const lowest = lowestOf(rates)
  const words = wordsOf(product)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
        <Stars count={hotel.stars} /> {kindText(product, hotel)}
      </p>
      <h1 className="mt-2 text-h1-s md:text-h1">{hotel.name}</h1>
      <p className="mt-2 text-small text-ink-2">
        {hotel.address}
        <br />
        {hotel.near}
      </p>
      <p className="mt-4 flex items-center gap-3 border-t border-rule py-3">
        <span className="font-display text-total font-[500] tracking-[-0.025em]">{scoreText(hotel.score)}</span>
        <span className="text-small">
          <b className="block font-[620]">{scoreWord(hotel.score)}</b>
          <a href="#reviews" className="link text-ink-2!">
            {guestReviewsText(hotel.review_count)}
          </a>
        </span>
      </p>
      {lowest && (
        <div className="flex items-center justify-between gap-4 border-t border-rule py-4">
          <p>
            <span className="block text-caption text-ink-2">{stayForText(nights, stay.rooms, product.unit)}</span>
            <Say>
              <span className="text-small text-ink-2">from</span> <PriceText>{moneyText(lowest.price.total, lowest.price.currency)}</PriceText>
            </Say>
            <span className="block text-caption">{ALL_INCLUDED}</span>
          </p>
          <a
            href="#rooms"
            className="button min-h-control border-accent bg-accent px-5.5 text-body text-on-accent hover:border-accent-hover hover:bg-accent-hover"
          >
            {words.seeOffers}
          </a>
        </div>
      )}
      <ul className="grid gap-1.5 border-t border-rule py-4 text-small text-ink-2">
        <li className="flex items-center gap-2.5">
          <Clock aria-hidden size={16} /> {say`Check-in from ${hotel.checkin_from}, check-out until ${hotel.checkout_until}`}
        </li>
        {hotel.amenities.slice(0, 2).map((amenity) => (
          <li key={amenity} className="flex items-center gap-2.5">
            <Check aria-hidden size={16} /> {amenity}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2.5 noscript:hidden">
        <ShareButton path={hotelHref(hotel.hotel_id, stay, product)} title={commaText([hotel.name, hotel.city])} copied={words.linkCopied} />
        <SaveButton
          look="button"
          saving={{
            kind: 'idea',
            product: product.code,
            title: hotel.name,
            place: hotel.city,
            image: hotel.image.name,
            from: stay.checkin,
            to: stay.checkout,
            price: lowest ? { amount: lowest.price.total, currency: lowest.price.currency } : null,
            href: hotelHref(hotel.hotel_id, stay, product),
            details: stayDetails({ hotelId: hotel.hotel_id, name: hotel.name, stars: hotel.stars, nights, stay, price: lowest?.price ?? null }),
          }}
        />
        <CompareButton hotel={{ id: hotel.hotel_id, name: hotel.name }} stay={stay} product={product} />
      </div>
    </div>
  )
}
