import { Link } from 'react-router'
import { artOf } from '../../../lib/art.ts'
import { wallClockText } from '../../../lib/dates.ts'
import { moneyOrNothing, moneyText } from '../../../lib/money.ts'
import { countText, scoreText, scoreWord } from '../../../lib/score.ts'
import { hotelHref, type Stay, stayForText } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { Score } from '../../../ui/score.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { Result } from '../hotel-results-api.ts'
import { CompareBox } from './compare-bar.tsx'

export const cardId = (hotelId: string): string => `stay-${hotelId}`

interface ResultCardProps {
  readonly hotel: Result
  readonly stay: Stay
  readonly nights: number
  /** The picture is in the first view: fetched at once. */
  readonly first: boolean
  readonly pointed: boolean
  readonly onPoint: (hotelId: string | null) => void
}

/** One hotel of the list: no box, a hairline above; the whole price stands first. */
export function ResultCard({ hotel, stay, nights, first, pointed, onPoint }: ResultCardProps) {
  const product = useStayProduct()
  const { words } = product
  const to = hotelHref(hotel.hotel_id, stay, product)
  return (
    <article
      id={cardId(hotel.hotel_id)}
      onPointerEnter={() => onPoint(hotel.hotel_id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(hotel.hotel_id)}
      onBlur={() => onPoint(null)}
      className="relative grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-5 first-of-type:border-t-0 md:grid-cols-[10.5rem_minmax(0,1fr)_auto] md:gap-x-5"
    >
      <Picture
        name={artOf(hotel.image.name)}
        widths={[336]}
        sizes="168px"
        width={336}
        height={392}
        alt=""
        first={first}
        className="row-span-2 h-46 w-full bg-skeleton md:row-span-1 md:h-49"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-2">
          <Stars count={hotel.stars} /> {hotel.district}
        </p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className={classes('after:absolute after:inset-0 hover:underline', pointed && 'underline decoration-1 underline-offset-4')}>
            {hotel.name}
          </Link>
        </h2>
        <Score value={scoreText(hotel.score)} word={scoreWord(hotel.score)} detail={countText(hotel.review_count, 'review')} />
        <ul className="mt-2 text-small text-ink-2 max-md:hidden">
          {hotel.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Refund until={hotel.free_cancellation_until} />
        <CompareBox id={hotel.hotel_id} name={hotel.name} />
      </div>
      <div className="mt-2.5 min-w-0 border-t border-rule pt-2 md:mt-0 md:flex md:flex-col md:border-0 md:pt-0 md:text-end">
        <p className="text-small text-ink-2">{stayForText(nights, stay.rooms, words.unit)}</p>
        <p>
          <PriceText>{moneyText(hotel.from.total, hotel.from.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">all taxes and fees in</p>
        {hotel.left !== null && <p className="text-caption font-[620] text-sun">{hotel.left} left</p>}
        <p className="mt-1 text-caption text-ink-2 tabular-nums md:mt-auto md:pt-4">
          {moneyOrNothing(hotel.from.pay_now, hotel.from.currency, 'Nothing')} now
          {hotel.from.pay_at_property > 0 && (
            <>
              <br />
              {moneyText(hotel.from.pay_at_property, hotel.from.currency)} at the property
            </>
          )}
        </p>
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink to={to} size="small" aria-label={`${words.seeOffers} at ${hotel.name}`} className="relative z-1">
            {words.seeOffers}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

/** What happens if plans change; the time is the property's own. */
function Refund({ until }: { until: string | null }) {
  if (until === null) return <p className="mt-2 text-small font-[580] text-ink-2">Non-refundable</p>
  return (
    <p className="mt-2 text-small font-[560] text-sea">
      Free cancellation
      <br />
      until {wallClockText(until)}
    </p>
  )
}
