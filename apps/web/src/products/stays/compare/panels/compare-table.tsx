import { timeText } from '@sojourn/contracts/cancel-words'
import { moneyText, say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { artOf } from '../../../../lib/art.ts'
import { paySplit } from '../../../../lib/price-block/pay-words.ts'
import { scoreText, scoreWord } from '../../../../lib/score.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/icons/check.tsx'
import { Minus } from '../../../../ui/icons/minus.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { PriceText } from '../../../../ui/price-text.tsx'
import { Stars } from '../../../../ui/stars.tsx'
import { compareHref, readPicked, writePicked } from '../../compare-set.ts'
import { type StayProduct, unitLabel } from '../../stay-product.ts'
import { hotelHref, type StayTime } from '../../stay-query.ts'
import { leftText, reviewsText, roomText, scorePartText } from '../../stay-words.ts'
import { amenitiesOf, bestOf, type Compared, partsOf } from '../compared.ts'
import { COMPARE_WORDS } from '../words.ts'

interface CompareTableProps {
  readonly hotels: readonly Compared[]
  readonly stay: StayTime
  readonly product: StayProduct
}

/** Properties side by side: their names stay in sight above, what is compared at the side. */
export function CompareTable({ hotels, stay, product }: CompareTableProps) {
  const ids = hotels.map(({ hotel }) => hotel.hotel_id)
  const cheapest = bestOf(hotels, ({ offer }) => (offer ? -offer.price.total : null))
  const liked = bestOf(hotels, ({ hotel }) => hotel.score)
  const words = COMPARE_WORDS[product.code]
  const row = (name: string, cell: (hotel: Compared) => ReactNode) => <Row key={name} name={name} hotels={hotels} cell={cell} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="compare-frame" aria-label={words.table} tabIndex={0}>
      <table className="compare-table">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            {hotels.map(({ hotel }) => (
              <th key={hotel.hotel_id} scope="col">
                <span className="block text-h3">
                  <Link to={hotelHref(hotel.hotel_id, stay, product)} className="hover:underline">
                    {hotel.name}
                  </Link>
                </span>
                <Link
                  to={compareHref(
                    ids.filter((id) => id !== hotel.hotel_id),
                    stay,
                    product,
                  )}
                  replace
                  preventScrollReset
                  onClick={() =>
                    writePicked(
                      product,
                      readPicked(product).filter(({ id }) => id !== hotel.hotel_id),
                    )
                  }
                  aria-label={say`Remove ${hotel.name}`}
                  className="link inline-block py-1.5 font-text text-caption font-[440] tracking-normal"
                >{say`Remove`}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(say`Picture`, ({ hotel }) => (
            <Picture
              name={artOf(hotel.image.name)}
              widths={[336]}
              sizes="(width < 48rem) 120px, 168px"
              width={336}
              height={392}
              alt=""
              className="h-35 w-30 bg-skeleton md:h-49 md:w-42"
            />
          ))}
          {row(say`Total price`, (hotel) => (
            <Price hotel={hotel} isLowest={hotel.hotel.hotel_id === cheapest} />
          ))}
          {row(say`When you pay`, ({ offer }) => offer && <Paid price={offer.price} />)}
          {row(say`Free cancellation`, (hotel) => hotel.offer && <Free hotel={hotel} />)}
          {row(say`Guest score`, ({ hotel }) => (
            <>
              <span className="font-display text-h3 font-[520]">{scoreText(hotel.score)}</span> <b className="font-[620]">{scoreWord(hotel.score)}</b>
              <span className="block text-caption text-ink-2">{reviewsText(hotel.review_count)}</span>
              {hotel.hotel_id === liked && <Best>{say`Highest score`}</Best>}
            </>
          ))}
          {partsOf(hotels).map((part) => row(scorePartText(part), ({ hotel }) => <Part value={hotel.scores.find(({ label }) => label === part)?.value} />))}
          {row(say`Class`, ({ hotel }) => (
            <>
              <Stars count={hotel.stars} /> <span className="block text-caption text-ink-2">{hotel.kind}</span>
            </>
          ))}
          {row(say`Location`, ({ hotel }) => (
            <>
              {hotel.district}
              <span className="block text-caption text-ink-2">{hotel.near}</span>
            </>
          ))}
          {row(unitLabel(product.code), ({ room }) =>
            room ? (
              <>
                {room.name}
                <span className="block text-caption text-ink-2">{roomText(room)}</span>
              </>
            ) : null,
          )}
          {row(say`Check-in and check-out`, ({ hotel }) => say`From ${hotel.checkin_from}, until ${hotel.checkout_until}`)}
          {amenitiesOf(hotels).map((amenity) => row(amenity, ({ hotel }) => <YesNo yes={hotel.amenities.includes(amenity)} />))}
          {row('', ({ hotel, offer }) => (
            <ButtonLink
              to={hotelHref(hotel.hotel_id, stay, product)}
              size="small"
              look="ink"
              aria-label={offer ? product.words.seeOffersAt(hotel.name) : words.seeOne(hotel.name)}
            >
              {offer ? product.words.seeOffers : words.see}
            </ButtonLink>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly hotels: readonly Compared[]
  readonly cell: (hotel: Compared) => ReactNode
}

function Row({ name, hotels, cell }: RowProps) {
  return (
    <tr>
      {name ? <th scope="row">{name}</th> : <td />}
      {hotels.map((hotel) => (
        <td key={hotel.hotel.hotel_id}>{cell(hotel) ?? <span className="text-ink-3">–</span>}</td>
      ))}
    </tr>
  )
}

const Best = ({ children }: { children: ReactNode }) => <span className="block text-caption font-[580] text-sea">{children}</span>

function Price({ hotel: { offer }, isLowest }: { hotel: Compared; isLowest: boolean }) {
  if (!offer) return <b className="font-[620] text-ink-2">{say`Not available for these nights`}</b>
  return (
    <>
      <PriceText>{moneyText(offer.price.total, offer.price.currency)}</PriceText>
      <span className="block text-caption text-ink-2">{offer.board}</span>
      {offer.left !== null && <span className="block text-caption font-[620] text-sun">{leftText(offer.left)}</span>}
      {isLowest && <Best>{say`Lowest price`}</Best>}
    </>
  )
}

function Paid({ price }: { price: NonNullable<Compared['offer']>['price'] }) {
  const { now, later } = paySplit(price, say`at the property`)
  return (
    <span className="tabular-nums">
      {now}
      {later && <span className="block">{later}</span>}
    </span>
  )
}

/** Whether plans may change for nothing: at the lowest price, or for how much more. */
function Free({ hotel: { offer, free } }: { hotel: Compared }) {
  if (!free) return <span className="text-ink-2">{say`No`}</span>
  return (
    <>
      <span className="text-sea">{say`Until ${timeText(free.until, null)}`}</span>
      {free.total !== offer?.price.total && (
        <span className="block text-caption text-ink-2 tabular-nums">{say`for ${moneyText(free.total, free.currency)} in total`}</span>
      )}
    </>
  )
}

const Part = ({ value }: { value: number | undefined }) =>
  value === undefined ? (
    <span className="text-ink-3">–</span>
  ) : (
    <span className="flex items-center gap-3 tabular-nums">
      <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="h-0.75 w-full max-w-28" aria-hidden="true">
        <rect width="100" height="3" className="fill-rule" />
        <rect width={value * 10} height="3" className="fill-ink" />
      </svg>
      <b className="font-[620]">{scoreText(value)}</b>
    </span>
  )

const YesNo = ({ yes }: { yes: boolean }) => (
  <span className="flex items-center gap-2">
    {yes ? <Check aria-hidden size={16} className="text-sea" /> : <Minus aria-hidden size={16} className="text-ink-3" />}
    <span className={yes ? undefined : 'text-ink-2'}>{yes ? say`Yes` : say`No`}</span>
  </span>
)
