import { nonRefundableText, timeText } from '@sojourn/contracts/cancel-words'
import { dayText, moneyText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { addDays, type Day } from '@sojourn/kernel'
import { Link } from 'react-router'
import { SaveButton } from '../../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../../lib/agency-figures.tsx'
import { artOf } from '../../../../lib/art.ts'
import { ALL_INCLUDED, paySplit } from '../../../../lib/price-block/pay-words.ts'
import { scoreText, scoreWord } from '../../../../lib/score.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { PriceText } from '../../../../ui/price-text.tsx'
import { Score } from '../../../../ui/score.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { stayForText } from '../../stay-address.ts'
import { stayDetails } from '../../stay-idea.ts'
import { useStayProduct } from '../../stay-product.ts'
import { hotelHref, type Stay } from '../../stay-query.ts'
import { leftText, reviewsText } from '../../stay-words.ts'
import type { Result } from '../hotel-results-api.ts'
import { CompareBox } from './compare-bar.tsx'

export const cardId = (hotelId: string): string => `stay-${hotelId}`

interface ResultCardProps {
  readonly hotel: Result
  readonly stay: Stay
  readonly nights: number
  /** The city, as it is called. */
  readonly city: string
  /** How many cards come before it: the pictures of the first two are in the first view. */
  readonly at: number
  readonly pointed: boolean
  /** The first day that can be booked, where the stay begins too soon: the card leads to the same nights from then. */
  readonly bookableFrom: Day | null
  readonly onPoint: (hotelId: string | null) => void
}

/** One hotel of the list: no box, a hairline above; the whole price comes first. */
export function ResultCard({ hotel, stay, nights, city, at, pointed, bookableFrom, onPoint }: ResultCardProps) {
  const product = useStayProduct()
  const { unit, words } = product
  const split = paySplit(hotel.from, say`at the property`)
  const from = bookableFrom && dayText(bookableFrom)
  const when = bookableFrom ? { ...stay, checkin: bookableFrom, checkout: addDays(bookableFrom, nights) } : stay
  const to = hotelHref(hotel.hotel_id, when, product)
  return (
    <article
      id={cardId(hotel.hotel_id)}
      onPointerEnter={() => onPoint(hotel.hotel_id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(hotel.hotel_id)}
      onBlur={() => onPoint(null)}
      className="offer-card"
    >
      <Picture
        name={artOf(hotel.image.name)}
        widths={[336]}
        sizes="168px"
        width={336}
        height={392}
        alt=""
        opening={at === 0}
        first={at < 2}
        className="offer-card-picture"
      />
      <SaveButton
        look="heart"
        saving={{
          kind: 'idea',
          product: product.code,
          title: hotel.name,
          place: city,
          image: hotel.image.name,
          from: when.checkin,
          to: when.checkout,
          price: { amount: hotel.from.total, currency: hotel.from.currency },
          href: to,
          details: stayDetails({ hotelId: hotel.hotel_id, name: hotel.name, stars: hotel.stars, nights, stay: when, price: hotel.from }),
        }}
      />
      <div className="min-w-0">
        <p className="offer-card-place">
          <Stars count={hotel.stars} /> {hotel.district}
        </p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className={classes('offer-card-link', pointed && 'underline decoration-1 underline-offset-4')}>
            {hotel.name}
          </Link>
        </h2>
        <Score value={scoreText(hotel.score)} word={scoreWord(hotel.score)} detail={reviewsText(hotel.review_count)} />
        <ul className="offer-card-facts">
          {hotel.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Refund until={hotel.free_cancellation_until} undoMinutes={hotel.undo_minutes} />
        <CompareBox id={hotel.hotel_id} name={hotel.name} />
      </div>
      <div className="offer-card-prices">
        <p className="text-small text-ink-2">{stayForText(nights, stay.rooms, unit)}</p>
        <p>
          <PriceText>{moneyText(hotel.from.total, hotel.from.currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">{ALL_INCLUDED}</p>
        <AgencyFigures agency={hotel.from.agency} currency={hotel.from.currency} />
        {hotel.left !== null && <p className="text-caption font-[620] text-sun">{leftText(hotel.left)}</p>}
        {from && <p className="text-caption font-[620] text-stop">{say`Bookable from ${from}`}</p>}
        <p className="offer-card-split">
          {split.now}
          {split.later && (
            <>
              <br />
              {split.later}
            </>
          )}
        </p>
        <p className="mt-2.5 max-md:hidden">
          <ButtonLink
            to={to}
            size="small"
            aria-label={from ? say`Check in ${from}: ${hotel.name}` : words.seeOffersAt(hotel.name)}
            className="offer-card-above"
          >
            {from ? say`Check in ${from}` : words.seeOffers}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

/** What happens if plans change; the time is the property's own. */
function Refund({ until, undoMinutes }: { until: string | null; undoMinutes: number }) {
  if (until === null) return <p className="mt-2 text-small font-[580] text-ink-2">{nonRefundableText(undoMinutes)}</p>
  return (
    <p className="mt-2 text-small font-[560] text-sea">
      <Say>
        Free cancellation
        <br />
        until {timeText(until, null)}
      </Say>
    </p>
  )
}
