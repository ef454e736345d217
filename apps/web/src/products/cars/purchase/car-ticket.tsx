import type { CarOffer } from '@sojourn/contracts'
import { commaText, moneyText, say, wallClockText } from '@sojourn/i18n'
import { carTitle } from '../car-words.ts'

/** The car on its ticket: what it is, where and when it is picked up and returned, the deposit at the desk. */
export function CarTicket({ offer: { car, supplier, pickup, dropoff, pickup_at, dropoff_at, conditions } }: { offer: CarOffer }) {
  return (
    <>
      <p className="text-small text-ink-2">{supplier}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{carTitle(car)}</h2>
      <dl className="mt-5 grid gap-4 border-y border-rule py-5 sm:grid-cols-2">
        <Moment label={say`Pick-up`} at={pickup_at} place={commaText([pickup.name, pickup.address])} />
        <Moment label={say`Return`} at={dropoff_at} place={commaText([dropoff.name, dropoff.address])} />
      </dl>
      <p className="mt-3 text-small text-ink-2">
        {depositText(conditions)} {pickup.phone}
      </p>
    </>
  )
}

function depositText({ deposit, excess, currency }: CarOffer['conditions']): string {
  const held = moneyText(deposit, currency)
  return excess === 0
    ? say`With your excess cover, ${held} is held on the driver's credit card at the counter.`
    : say`${held} is held on the driver's credit card at the counter.`
}

function Moment({ label, at, place }: { label: string; at: string; place: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd>
        <span className="block font-display text-h3 font-[480]">{wallClockText(at)}</span>
        <span className="text-small text-ink-2">{place}</span>
      </dd>
    </div>
  )
}
