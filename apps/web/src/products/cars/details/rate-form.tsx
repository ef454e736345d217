import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { moneyOrNothing, moneyText, plural, say, sentencesText } from '@sojourn/i18n'
import { useState } from 'react'
import { isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { laterText } from '../../../lib/price-block/pay-split.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { Select } from '../../../ui/select.tsx'
import { carResultsHref, type Rental } from '../car-address.ts'
import { carTitle, RATES } from '../car-words.ts'
import type { CarDetails } from '../cars-api.ts'
import { useCarHold } from './car-hold.ts'
import { sumOf } from './sum-of.ts'

type Conditions = CarDetails['car']['conditions']

/** What a cover changes of what the desk asks for. */
const coverText = (without: Conditions, covered: Pick<Conditions, 'excess' | 'deposit'>): string => {
  const money = (amount: number) => moneyText(amount, without.currency)
  return say`The excess falls from ${money(without.excess)} to ${money(covered.excess)}, the deposit from ${money(without.deposit)} to ${money(covered.deposit)}`
}

/** How it is paid, what is added, what it comes to, and the way to the checkout. */
export function RateForm({ details: { car, currency, duration, pickup }, rental }: { details: CarDetails; rental: Rental }) {
  const elsewhere = useNoBookLink()
  const [rateId, setRateId] = useState(car.rates[0]?.rate_id)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const extras = car.extras.flatMap((extra) => (counts[extra.code] ? [{ ...extra, count: counts[extra.code] as number }] : []))
  const wanted = { carId: car.car_id, rental, extras: extras.map(({ code, count }) => ({ code, count })) }
  const hold = useCarHold(wanted)
  const rate = car.rates.find((each) => each.rate_id === rateId)
  if (!rate) return null
  const price = sumOf(rate, extras)
  // What the desk asks for, with what is chosen.
  const asked = extras.find(({ conditions }) => conditions)?.conditions ?? car.conditions
  const choice = { id: rate.rate_id, price }
  const money = (amount: number) => moneyText(amount, currency)
  const { attempt, Outcome } = hold
  return (
    <form
      method="dialog"
      aria-label={say`Book this car`}
      className="grid gap-5 border border-rule-2 bg-sheet p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="float-start w-full pb-2">
          <h2 className="text-h3">{say`How you pay`}</h2>
        </legend>
        {car.rates.map((each) => {
          return (
            <RadioRow key={each.rate_id} name="rate" value={each.rate_id} checked={each.rate_id === rateId} onChange={() => setRateId(each.rate_id)}>
              <span className="flex flex-1 justify-between gap-3">
                <b className="font-[620]">{RATES[each.rate_id]}</b>
                <span className="tabular-nums">{money(each.price.total)}</span>
              </span>
              <AgencyFigures agency={each.price.agency} currency={currency} />
              <span className="block text-caption text-ink-2">{sentencesText(cancelSentences(each.if_cancelled, pickup.city))}</span>
            </RadioRow>
          )
        })}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="float-start w-full pb-2">
          <h2 className="text-h3">{say`Extras`}</h2>
        </legend>
        {car.extras.map((extra) => (
          <div key={extra.code} className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-small">
              {extra.due === 'later'
                ? say`${extra.name}, ${laterText({ pay_at_property: extra.amount, pay_at_property_local: extra.local, currency })} at the counter`
                : say`${extra.name}, ${money(extra.amount)} now`}
              <span className="block text-caption text-ink-2">{extra.rule}</span>
              {extra.conditions && <span className="block text-caption text-ink-2">{coverText(car.conditions, extra.conditions)}</span>}
            </p>
            <Select
              label={extra.name}
              bare
              className="w-20 shrink-0"
              options={Array.from({ length: extra.count_max + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
              value={String(counts[extra.code] ?? 0)}
              onChange={(event) => setCounts({ ...counts, [extra.code]: Number(event.target.value) })}
            />
          </div>
        ))}
      </fieldset>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-ink pt-4 text-small tabular-nums [&>dd]:text-end">
        <dt className="text-body font-[620]">{say`Your car costs (${duration})`}</dt>
        <dd className="text-body font-[640]">{money(price.total)}</dd>
        <dt className="text-ink-2">{say`Charged now`}</dt>
        <dd>{moneyOrNothing(price.pay_now, currency, say`Nothing`)}</dd>
        <dt className="text-ink-2">{say`Later, at the counter`}</dt>
        <dd>{price.pay_at_property > 0 ? laterText(price) : say`Nothing`}</dd>
        <dt className="text-ink-2">{say`Deposit held at the counter`}</dt>
        <dd>{money(asked.deposit)}</dd>
        <dt className="text-ink-2">{say`Excess`}</dt>
        <dd>{money(asked.excess)}</dd>
        {car.young_driver_fee > 0 && (
          <>
            <dt className="text-ink-2">{say`Includes young driver fee`}</dt>
            <dd>{money(car.young_driver_fee)}</dd>
          </>
        )}
        {car.one_way_fee > 0 && (
          <>
            <dt className="text-ink-2">{say`Includes one-way fee`}</dt>
            <dd>{money(car.one_way_fee)}</dd>
          </>
        )}
      </dl>
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && (
        <Outcome
          attempt={attempt}
          choice={choice}
          chosen={carTitle(car.car)}
          actions={hold}
          hasExtras={extras.length > 0}
          wanted={{ ...wanted, rateId: rate.rate_id }}
          othersTo={carResultsHref({ ...rental, pickup: pickup.iata ?? pickup.depot_id, dropoff: '' })}
        />
      )}
      {car.left !== null && <p className="text-caption font-[540] text-sun">{say`${plural(car.left, { one: '# left', other: '# left' })}`}</p>}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt)}>{say`Continue to payment`}</Button>
      )}
    </form>
  )
}
