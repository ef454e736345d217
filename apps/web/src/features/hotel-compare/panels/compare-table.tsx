import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { artOf } from '../../../lib/art.ts'
import { compareHref, readPicked, writePicked } from '../../../lib/compare-set.ts'
import { wallClockText } from '../../../lib/dates.ts'
import { moneyOrNothing, moneyText } from '../../../lib/money.ts'
import { countText, scoreText, scoreWord } from '../../../lib/score.ts'
import { hotelHref, type StayTime } from '../../../lib/stay-address.ts'
import { type StayProduct, unitLabel } from '../../../lib/stay-product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { amenitiesOf, bestOf, type Compared, partsOf } from '../compared.ts'

interface CompareTableProps {
  readonly houses: readonly Compared[]
  readonly stay: StayTime
  readonly product: StayProduct
}

/** Houses side by side: their names stay in sight above, what is compared at the side. */
export function CompareTable({ houses, stay, product }: CompareTableProps) {
  const ids = houses.map(({ hotel }) => hotel.hotel_id)
  const cheapest = bestOf(houses, ({ offer }) => (offer ? -offer.price.total : null))
  const liked = bestOf(houses, ({ hotel }) => hotel.score)
  const row = (name: string, cell: (house: Compared) => ReactNode) => <Row key={name} name={name} houses={houses} cell={cell} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="compare-frame" aria-label="The houses side by side" tabIndex={0}>
      <table className="compare-table">
        <caption className="sr-only">What each house offers for the stay, one house a column</caption>
        <thead>
          <tr>
            <td />
            {houses.map(({ hotel }) => (
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
                  aria-label={`Remove ${hotel.name}`}
                  className="link inline-block py-1.5 font-text text-caption font-[440] tracking-normal"
                >
                  Remove
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Picture', ({ hotel }) => (
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
          {row('All in', (house) => (
            <Price house={house} isLowest={house.hotel.hotel_id === cheapest} />
          ))}
          {row('Paid when', ({ offer }) => offer && <Paid price={offer.price} />)}
          {row('Free cancellation', (house) => house.offer && <Free house={house} />)}
          {row('Score', ({ hotel }) => (
            <>
              <span className="font-display text-h3 font-[520]">{scoreText(hotel.score)}</span> <b className="font-[620]">{scoreWord(hotel.score)}</b>
              <span className="block text-caption text-ink-2">{countText(hotel.review_count, 'review')}</span>
              {hotel.hotel_id === liked && <Best>Highest of these</Best>}
            </>
          ))}
          {partsOf(houses).map((part) => row(part, ({ hotel }) => <Part value={hotel.scores.find(({ label }) => label === part)?.value} />))}
          {row('Class', ({ hotel }) => (
            <>
              <Stars count={hotel.stars} /> <span className="block text-caption text-ink-2">{hotel.kind}</span>
            </>
          ))}
          {row('Where', ({ hotel }) => (
            <>
              {hotel.district}
              <span className="block text-caption text-ink-2">{hotel.near}</span>
            </>
          ))}
          {row(unitLabel(product.code), ({ room }) =>
            room ? (
              <>
                {room.name}
                <span className="block text-caption text-ink-2">
                  {room.size_m2} m², sleeps {room.sleeps}, {room.beds}
                </span>
              </>
            ) : null,
          )}
          {row('Check-in, check-out', ({ hotel }) => `From ${hotel.checkin_from}, until ${hotel.checkout_until}`)}
          {amenitiesOf(houses).map((amenity) => row(amenity, ({ hotel }) => <YesNo yes={hotel.amenities.includes(amenity)} />))}
          {row('', ({ hotel, offer }) => (
            <ButtonLink
              to={hotelHref(hotel.hotel_id, stay, product)}
              size="small"
              look="ink"
              aria-label={`${offer ? product.words.seeOffers : 'See the house'} at ${hotel.name}`}
            >
              {offer ? product.words.seeOffers : 'See the house'}
            </ButtonLink>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly houses: readonly Compared[]
  readonly cell: (house: Compared) => ReactNode
}

function Row({ name, houses, cell }: RowProps) {
  return (
    <tr>
      {name ? <th scope="row">{name}</th> : <td />}
      {houses.map((house) => (
        <td key={house.hotel.hotel_id}>{cell(house) ?? <span className="text-ink-3">–</span>}</td>
      ))}
    </tr>
  )
}

const Best = ({ children }: { children: ReactNode }) => <span className="block text-caption font-[580] text-sea">{children}</span>

function Price({ house: { offer }, isLowest }: { house: Compared; isLowest: boolean }) {
  if (!offer) return <b className="font-[620] text-ink-2">Not free on these nights</b>
  return (
    <>
      <PriceText>{moneyText(offer.price.total, offer.price.currency)}</PriceText>
      <span className="block text-caption text-ink-2">{offer.board}</span>
      {offer.left !== null && <span className="block text-caption font-[620] text-sun">{offer.left} left</span>}
      {isLowest && <Best>Lowest of these</Best>}
    </>
  )
}

const Paid = ({ price }: { price: NonNullable<Compared['offer']>['price'] }) => (
  <span className="tabular-nums">
    {moneyOrNothing(price.pay_now, price.currency, 'Nothing')} now
    {price.pay_at_property > 0 && <span className="block">{moneyText(price.pay_at_property, price.currency)} at the property</span>}
  </span>
)

/** Whether plans may change for nothing: at the lowest price, or for how much more. */
function Free({ house: { offer, free } }: { house: Compared }) {
  if (!free) return <span className="text-ink-2">No</span>
  return (
    <>
      <span className="text-sea">Until {wallClockText(free.until)}</span>
      {free.total !== offer?.price.total && <span className="block text-caption text-ink-2 tabular-nums">at {moneyText(free.total, free.currency)}</span>}
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
    <span className={yes ? undefined : 'text-ink-2'}>{yes ? 'Yes' : 'No'}</span>
  </span>
)
