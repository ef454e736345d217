import { cancelShortText } from '@sojourn/contracts/cancel-words'
import { moneyText, plural, say, stopText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { ALL_INCLUDED, paySplit } from '../../../lib/price-block/pay-words.ts'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { PriceText } from '../../../ui/price-text.tsx'
import { carHref, type Rental } from '../car-address.ts'
import { CarDrawing } from '../car-drawing.tsx'
import { carIdea } from '../car-idea.ts'
import { carTitle, deskText, fuelText, mileageText, sizeText } from '../car-words.ts'
import type { FoundCar } from '../cars-api.ts'

interface CarCardProps {
  readonly found: FoundCar
  readonly rental: Rental
  readonly currency: string
  /** The desk of the card that is pointed at, for the map. */
  readonly onPoint?: (depotId: string | null) => void
}

/** One car of the list: what it is, where its desk is, what the desk asks for, and the whole price. */
export function CarCard({ found, rental, currency, onPoint = () => {} }: CarCardProps) {
  const { car, conditions, supplier, supplier_score, pickup, left, rates } = found
  const cheapest = rates[0]
  if (!cheapest) return null
  const to = carHref(found.car_id, { ...rental, dropoff: found.dropoff_depot_id === pickup.depot_id ? '' : found.dropoff_depot_id })
  const { price } = cheapest
  const split = paySplit({ ...price, currency }, say`at the counter`)
  const held = (amount: number) => moneyText(amount, conditions.currency)
  const point = () => onPoint(pickup.depot_id)
  const leave = () => onPoint(null)
  return (
    <article onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave} className="offer-card">
      <div className="offer-card-drawing">
        <CarDrawing silhouette={car.silhouette} className="w-full max-w-44" />
      </div>
      <SaveButton
        look="heart"
        saving={carIdea({
          carId: found.car_id,
          acriss: car.acriss,
          title: carTitle(car),
          pickup,
          dropoff: null,
          rental,
          href: to,
          price: { amount: price.total, currency },
        })}
      />
      <div className="min-w-0">
        <p className="offer-card-place">
          {supplier} <span className="text-ink-3">{scoreText(supplier_score)}</span>
        </p>
        <h2 className="mt-1 text-h3">
          <Link to={to} className="offer-card-link">
            {carTitle(car)}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-2">{sizeText(car)}</p>
        <p className="text-small text-ink-2">{stopText([fuelText(car), mileageText(conditions)])}</p>
        <p className="mt-2 text-small">{stopText([pickup.name, deskText(pickup)])}</p>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
          <div>
            <dt className="inline text-ink-3">{say`Excess`} </dt>
            <dd className="inline">{held(conditions.excess)}</dd>
          </div>
          <div>
            <dt className="inline text-ink-3">{say`Deposit on your card`} </dt>
            <dd className="inline">{held(conditions.deposit)}</dd>
          </div>
        </dl>
        <p className={classes('mt-2 text-small', cheapest.free_cancellation_until ? 'font-[560] text-sea' : 'font-[580] text-ink-2')}>
          {cancelShortText(found.if_cancelled)}
        </p>
      </div>
      <div className="offer-card-prices">
        <p>
          <PriceText>{moneyText(price.total, currency)}</PriceText>
        </p>
        <p className="text-caption font-[540]">{ALL_INCLUDED}</p>
        <AgencyFigures agency={price.agency} currency={price.currency} />
        {left !== null && <p className="text-caption font-[620] text-sun">{say`${plural(left, { one: '# left', other: '# left' })}`}</p>}
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
          <ButtonLink to={to} size="small" aria-label={say`Select ${carTitle(car)}, ${supplier}`} className="offer-card-above">{say`Select`}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
