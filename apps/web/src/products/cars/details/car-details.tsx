import { moneyText, plural, say, stopText } from '@sojourn/i18n'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { carHref, carResultsHref, type Rental } from '../car-address.ts'
import { CarDrawing } from '../car-drawing.tsx'
import { carIdea } from '../car-idea.ts'
import { carTitle, FUEL_POLICIES, fuelText, mileageText, sizeText } from '../car-words.ts'
import type { CarDetails as Details } from '../cars-api.ts'
import { DeskCard } from './desk-card.tsx'
import { RateForm } from './rate-form.tsx'

/** One car for one rental: what it is, its desks, what the desk asks for, its rates and extras. */
export function CarDetails({ details, rental }: { details: Details; rental: Rental }) {
  const { car: found, pickup, dropoff, notes } = details
  const { conditions } = found
  useCarry({
    place: pickup.iata ?? pickup.city,
    from: rental.from,
    until: rental.to,
    own: { from_time: rental.fromTime, to_time: rental.toTime, age: String(rental.age) },
  })
  const held = (amount: number) => moneyText(amount, conditions.currency)
  const covered = found.extras.find((extra) => extra.conditions)?.conditions
  const facts = [
    [say`Mileage`, mileageText(conditions)],
    [say`Fuel`, FUEL_POLICIES[conditions.fuel_policy]],
    [say`Excess`, say`You pay up to ${held(conditions.excess)} for damage or theft`],
    [say`Deposit`, say`${held(conditions.deposit)} is held on the driver's credit card at the counter and released after you return the car`],
    ...(covered ? [[say`With the excess cover`, say`Excess ${held(covered.excess)}, deposit ${held(covered.deposit)}`] as const] : []),
    [say`Driver`, say`${conditions.minimum_age} or older, licensed for at least ${plural(conditions.licence_years, { one: '# year', other: '# years' })}`],
    [say`Cards`, conditions.cards_needed > 1 ? say`Two credit cards in the driver's name` : say`A credit card in the driver's name`],
    ...(conditions.permit ? [[say`Permit`, say`An international driving permit for visitors`]] : []),
  ] as const
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <div className="mb-5 grid place-items-center bg-skeleton px-6 py-5 text-ink-2">
          <CarDrawing silhouette={found.car.silhouette} className="w-full max-w-md" />
        </div>
        <p className="text-small text-ink-2">{say`${found.supplier} in ${pickup.city}`}</p>
        <h1 className="mt-1 text-h1-s md:text-h1">{carTitle(found.car)}</h1>
        <p className="mt-2 text-body text-ink-2">{stopText([sizeText(found.car), fuelText(found.car)])}</p>
        <p className="mt-4">
          <SaveButton
            look="button"
            saving={carIdea({
              carId: found.car_id,
              acriss: found.car.acriss,
              dropoff,
              title: carTitle(found.car),
              pickup,
              rental,
              href: carHref(found.car_id, rental),
              price: found.rates[0] ? { amount: found.rates[0].price.total, currency: found.rates[0].price.currency } : null,
            })}
          />
        </p>
        <div className="mt-6 grid gap-6 border-y border-rule py-6 sm:grid-cols-2">
          <DeskCard title={say`Pick-up`} desk={pickup} at={{ day: rental.from, time: rental.fromTime }} />
          <DeskCard title={say`Return`} desk={dropoff} at={{ day: rental.to, time: rental.toTime }} />
        </div>
        <h2 className="mt-6 text-h3">{say`What you need at the desk`}</h2>
        <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-caption text-ink-3">{label}</dt>
              <dd className="text-body">{value}</dd>
            </div>
          ))}
        </dl>
        {notes.length > 0 && (
          <>
            <h2 className="mt-6 text-h3">{say`Driving there`}</h2>
            <ul className="mt-2 list-disc ps-5 text-body text-ink-2">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink
          look="underlined"
          to={carResultsHref({ ...rental, pickup: pickup.iata ?? pickup.depot_id, dropoff: '' })}
          className="mt-6 inline-block py-3"
        >{say`Other cars here`}</ButtonLink>
      </div>
      <RateForm details={details} rental={rental} />
    </div>
  )
}
