import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { commaText, dateText, daysText, moneyText, plural, say, sentencesText } from '@sojourn/i18n'
import { useNavigate } from 'react-router'
import { BookBar, isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { fewestSingles, PEOPLE_MAX, tripHref, tripsHref, type WantedTrip } from '../dreamtrip-address.ts'
import { leftText, minimumText } from '../dreamtrip-words.ts'
import type { TripDetails } from '../dreamtrips-api.ts'
import { WhatItTakes } from '../what-it-takes.tsx'
import { useTripHold } from './trip-hold.ts'

/** Who comes and in which rooms, the whole price with what is paid when, what canceling means, and the way to the checkout, or what it takes. */
export function BookForm({ details, wanted }: { readonly details: TripDetails; readonly wanted: WantedTrip }) {
  const { trip, takes, if_cancelled: cancelling } = details
  const { price, balance_on: balanceOn } = trip
  const navigate = useNavigate()
  const elsewhere = useNoBookLink()
  const hold = useTripHold(wanted)
  const { attempt, Outcome } = hold
  const choice = { id: trip.trip_id, price }
  const { people, singleRooms } = wanted
  const ask = (next: Partial<WantedTrip>) => void navigate(tripHref({ ...wanted, ...next }), { replace: true, preventScrollReset: true })
  const singles = Array.from({ length: people + 1 }, (_, count) => count).filter((count) => (people - count) % 2 === 0)
  const mayBook = takes.may_book && !trip.full
  return (
    <form
      method="dialog"
      id="trip-price"
      aria-label={say`Book this trip`}
      className="grid scroll-mt-6 gap-5 border border-rule-2 bg-sheet p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (mayBook && !isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      <div>
        <h2 className="text-h3">{daysText(trip.starts_on, trip.ends_on)}</h2>
        <p className="mt-1 text-small font-[580]">{leftText(trip.left)}</p>
        <p className="mt-2 text-small">{minimumText(trip.minimum)}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={say`People`}
          options={Array.from({ length: PEOPLE_MAX }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
          value={String(people)}
          onChange={(event) => ask({ people: Number(event.target.value), singleRooms: fewestSingles(Number(event.target.value)) })}
        />
        <Select
          label={say`Rooms of their own`}
          options={singles.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(singleRooms)}
          onChange={(event) => ask({ singleRooms: Number(event.target.value) })}
        />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-ink pt-4 text-small tabular-nums [&>dd]:text-end">
        <dt className="text-ink-2">{say`${plural(people, { one: '# person', other: '# people' })} at the member price of ${moneyText(trip.per_person, price.currency)}`}</dt>
        <dd>{moneyText(trip.per_person * people, price.currency)}</dd>
        {singleRooms > 0 && (
          <>
            <dt className="text-ink-2">{say`${plural(singleRooms, { one: '# single room', other: '# single rooms' })}`}</dt>
            <dd>{moneyText(trip.single_supplement * singleRooms, price.currency)}</dd>
          </>
        )}
        <dt className="text-body font-[620]">{say`Your trip costs`}</dt>
        <dd className="text-body font-[640]">{moneyText(price.total, price.currency)}</dd>
        <dt className="text-ink-2">{say`Charged now`}</dt>
        <dd>{moneyText(price.pay_now, price.currency)}</dd>
        {balanceOn && (
          <>
            <dt className="text-ink-2">{say`Charged on ${dateText(balanceOn)}`}</dt>
            <dd>{moneyText(price.total - price.pay_now, price.currency)}</dd>
          </>
        )}
      </dl>
      <AgencyFigures agency={price.agency} currency={price.currency} />
      <p className="text-caption text-ink-2">{sentencesText(cancelSentences(cancelling, trip.place.name))}</p>
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && (
        <Outcome
          attempt={attempt}
          choice={choice}
          chosen={commaText([trip.title, daysText(trip.starts_on, trip.ends_on)])}
          actions={hold}
          othersTo={tripsHref({ place: '', month: '', people })}
        />
      )}
      <WhatItTakes takes={takes} />
      {takes.may_book && trip.full && (
        <p className="text-small font-[580]">{say`There aren't enough places left for all of you. Please choose another date.`}</p>
      )}
      {takes.may_book && (elsewhere || !trip.full) && (
        <BookBar total={price.total} currency={price.currency} detailsHref="#trip-price">
          {elsewhere ? (
            <BookElsewhere href={elsewhere} className="pay-button" />
          ) : (
            <Button type="submit" look="filled" size="large" busy={isBusy(attempt)} className="pay-button">{say`Continue to payment`}</Button>
          )}
        </BookBar>
      )}
    </form>
  )
}
