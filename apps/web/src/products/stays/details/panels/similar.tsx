import { moneyText, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { artOf } from '../../../../lib/art.ts'
import { ALL_INCLUDED, paySplit } from '../../../../lib/price-block/pay-words.ts'
import { scoreText, scoreWord } from '../../../../lib/score.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { PriceText } from '../../../../ui/price-text.tsx'
import { Score } from '../../../../ui/score.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { stayForText } from '../../stay-address.ts'
import type { StayProduct } from '../../stay-product.ts'
import { hotelHref, stayHref } from '../../stay-query.ts'
import { reviewsText } from '../../stay-words.ts'
import type { Hotel, HotelStay, Similar } from '../hotel-details-api.ts'
import type { SimilarStays } from '../use-similar.ts'
import { wordsOf } from '../words.ts'

interface SimilarProps {
  readonly hotel: Hotel
  readonly stay: HotelStay
  readonly product: StayProduct
  readonly stays: SimilarStays
}

/** Other properties one might like as well. They come late, and where they do not come a line leads to the list. */
export function SimilarStaysSection({ hotel, stay, product, stays }: SimilarProps) {
  const all = stayHref(product.paths.results, { ...stay, destination: hotel.city_place_id })
  const empty = stays.at === 'failed' || (stays.at === 'here' && stays.found.hotels.length === 0)
  return (
    <section aria-labelledby="similar-title" className="mt-11">
      <h2 id="similar-title" className="text-h2-s md:text-h2">{say`Similar stays nearby`}</h2>
      {stays.at === 'asking' && (
        <div className="noscript:hidden">
          <SimilarSkeleton />
        </div>
      )}
      {stays.at === 'here' && !empty && (
        <ul className="mt-4 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
          {stays.found.hotels.map((hotel) => (
            <SimilarCard key={hotel.hotel_id} hotel={hotel} nights={stays.found.nights} stay={stay} product={product} />
          ))}
        </ul>
      )}
      {empty && <p className="mt-3 text-ink-2">{stays.at === 'failed' ? say`We couldn't load similar stays just now.` : wordsOf(product).noneNearby}</p>}
      <p className="mt-5 text-small">
        <Link to={all} className="link">{say`All stays in ${hotel.city} for these nights`}</Link>
      </p>
    </section>
  )
}

interface CardProps {
  readonly hotel: Similar['hotels'][number]
  readonly nights: number
  readonly stay: HotelStay
  readonly product: StayProduct
}

function SimilarCard({ hotel, nights, stay, product }: CardProps) {
  const { from } = hotel
  const split = paySplit(from, say`at the property`)
  return (
    <li className="relative">
      <Picture
        name={artOf(hotel.image.name)}
        widths={[336]}
        sizes="(width < 64rem) 45vw, 289px"
        width={336}
        height={392}
        alt=""
        className="h-44 w-full bg-skeleton md:h-52"
      />
      <p className="mt-3 flex flex-wrap items-center gap-x-2.5 text-small text-ink-2">
        <Stars count={hotel.stars} /> {hotel.district}
      </p>
      <h3 className="mt-1 text-h3">
        <Link to={hotelHref(hotel.hotel_id, stay, product)} className="after:absolute after:inset-0 hover:underline">
          {hotel.name}
        </Link>
      </h3>
      <Score value={scoreText(hotel.score)} word={scoreWord(hotel.score)} detail={reviewsText(hotel.review_count)} />
      <p className="mt-2 text-caption text-ink-2 tabular-nums">
        <span className="block">{stayForText(nights, stay.rooms, product.unit)}</span>
        <PriceText>{moneyText(from.total, from.currency)}</PriceText>
        <span className="block">{ALL_INCLUDED}</span>
        <span className="block">{stopText([split.now, split.later])}</span>
      </p>
    </li>
  )
}

const CARDS = ['first', 'second', 'third', 'fourth']

export function SimilarSkeleton() {
  return (
    <Loading what={say`Loading similar stays`}>
      <span className="mt-4 grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {CARDS.map((key) => (
          <span key={key} className="grid content-start gap-3">
            <Skeleton className="h-44 w-full md:h-52" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-40 max-w-full" />
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="mb-6 h-7 w-28" />
          </span>
        ))}
      </span>
    </Loading>
  )
}
