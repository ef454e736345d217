import type { FlightOffer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'
import { commaText, moneyText, say } from '@sojourn/i18n'
import { type Day, isDay } from '@sojourn/kernel'
import { useId, useState } from 'react'
import type { ChangeFormProps } from '../../../lib/change-form.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeDay } from '../../../ui/native-day.tsx'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { airlinesOf, boundText, durationText, endOf, startOf, stopsText, timeOf } from '../../bound-words.ts'
import { type FlightSearch, TRIP_TYPES, type TripType } from '../flight-address.ts'
import { type Itinerary, searchOthers } from '../flights-api.ts'

/** What flies on the days that are asked about. */
export type Others =
  | { readonly step: 'days' }
  | { readonly step: 'asking' }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'known'; readonly itineraries: readonly Itinerary[] }

/** The search that found a booked journey, on other days. */
function searchAgain({ triptype, bounds, cabin, party }: FlightOffer, days: readonly string[]): FlightSearch {
  return {
    trip: (Object.keys(TRIP_TYPES) as TripType[]).find((each) => TRIP_TYPES[each] === triptype) ?? 'several',
    slices: bounds.map((bound, at) => ({ from: startOf(bound).iata, to: endOf(bound).iata, day: days[at] as Day })),
    cabin,
    adults: party.adult,
    children: party.child,
    infants: party.infant,
    cabinBag: false,
    checked: 0,
    nearby: false,
  }
}

/** Other flights of the same journey: on days to choose, at the fare that is booked. */
export function ChangeFlightForm({ item, busy, onWanted }: ChangeFormProps) {
  const offer = offerOf(item.offer, 'FLT')
  return offer && <FlightsForm booked={offer} busy={busy} onWanted={onWanted} />
}

function FlightsForm({ booked, busy, onWanted }: Pick<ChangeFormProps, 'busy' | 'onWanted'> & { booked: FlightOffer }) {
  const [days, setDays] = useState(booked.bounds.map(({ departs_at }) => departs_at.slice(0, 10)))
  const [others, setOthers] = useState<Others>({ step: 'days' })
  const find = async () => {
    setOthers({ step: 'asking' })
    const answer = await searchOthers(searchAgain(booked, days), airlinesToAsk(booked))
    setOthers(answer.ok ? { step: 'known', itineraries: sameFare(answer.data.itineraries, booked) } : { step: 'refused', message: answer.message })
  }
  return (
    <ChangeFlightView
      booked={booked}
      days={days}
      others={others}
      busy={busy}
      onDay={(at, day) => {
        setDays(days.with(at, day))
        setOthers({ step: 'days' })
      }}
      onFind={() => void find()}
      onWanted={onWanted}
    />
  )
}

const SHOWN = 8

/** What another company sold is changed to flights of the same airlines. */
const airlinesToAsk = ({ supplier, bounds }: FlightOffer): string[] | undefined =>
  supplier === null ? undefined : [...new Set(bounds.flatMap(({ segments }) => segments.map(({ airline }) => airline.code)))]

/** Journeys of whoever sold the one that is booked, besides that: of ours at the booked fare; of others their airline names the fare, and what changing to it costs. */
const sameFare = (itineraries: readonly Itinerary[], booked: FlightOffer): readonly Itinerary[] =>
  itineraries.filter((each) => each.supplier === booked.supplier && isOther(each, booked)).slice(0, SHOWN)

const isOther = ({ itinerary_id, supplier, bounds, brands }: Itinerary, booked: FlightOffer): boolean =>
  supplier === null
    ? itinerary_id !== booked.itinerary_id && brands.some(({ brand_id }) => brand_id === booked.brand_id)
    : flightsOf(bounds) !== flightsOf(booked.bounds)

const flightsOf = (bounds: readonly { readonly segments: readonly { readonly flight: string; readonly departs_at: string }[] }[]): string =>
  bounds.flatMap(({ segments }) => segments.map(({ flight, departs_at }) => `${flight} ${departs_at}`)).join(' ')

/** What it costs by itself at the booked fare: what was paid is taken off once it is chosen. */
function priceAt({ brands }: Itinerary, { brand_id }: FlightOffer): string[] {
  const price = brands.find((brand) => brand.brand_id === brand_id)?.price
  return price ? [say`${moneyText(price.total, price.currency)} at your fare`] : []
}

interface ChangeFlightViewProps extends Pick<ChangeFormProps, 'busy' | 'onWanted'> {
  readonly booked: FlightOffer
  readonly days: readonly string[]
  readonly others: Others
  readonly onDay: (at: number, day: string) => void
  readonly onFind: () => void
}

/** The form in each of its states. */
export function ChangeFlightView({ booked, days, others, busy, onDay, onFind, onWanted }: ChangeFlightViewProps) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const isInOrder = days.every((day, at) => isDay(day) && day >= (days[at - 1] ?? ''))
  const offered = others.step === 'known' && others.itineraries.some(({ itinerary_id }) => itinerary_id === chosen)
  return (
    <form
      method="dialog"
      aria-label={say`Change your flights`}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (offered && !busy) onWanted({ itinerary_id: chosen })
      }}
    >
      {booked.bounds.map((bound, at) => (
        <div key={bound.departs_at}>
          <label htmlFor={`${id}-${at}`} className="label">
            {boundText(bound)}
          </label>
          <NativeDay id={`${id}-${at}`} value={days[at] ?? ''} onDay={(day) => onDay(at, day)} className="field" />
        </div>
      ))}
      <Button disabled={!isInOrder} busy={others.step === 'asking'} onClick={onFind}>{say`Find flights on these days`}</Button>
      {others.step === 'asking' && (
        <Loading what={say`Looking for flights`}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {others.step === 'refused' && (
        <p role="alert" className="text-small text-stop">
          {others.message}
        </p>
      )}
      {others.step === 'known' && others.itineraries.length === 0 && (
        <p role="status" className="text-small text-ink-2">{say`Nothing else has seats at your fare on these days. Please choose other days.`}</p>
      )}
      {others.step === 'known' && others.itineraries.length > 0 && (
        <fieldset>
          <legend className="label">{say`Flights`}</legend>
          {others.itineraries.map((itinerary) => (
            <RadioRow
              key={itinerary.itinerary_id}
              name="itinerary"
              value={itinerary.itinerary_id}
              checked={itinerary.itinerary_id === chosen}
              onChange={() => setChosen(itinerary.itinerary_id)}
            >
              {itinerary.bounds.map((bound) => (
                <span key={bound.departs_at} className="block text-small tabular-nums">
                  <b className="font-[620]">{`${timeOf(bound.departs_at)}–${timeOf(bound.arrives_at)}`}</b>{' '}
                  <span className="text-ink-2">
                    {commaText([`${startOf(bound).iata}–${endOf(bound).iata}`, durationText(bound.minutes), stopsText(bound.stops)])}
                  </span>
                </span>
              ))}
              <span className="block text-caption text-ink-3">{commaText([...airlinesOf(itinerary.bounds), ...priceAt(itinerary, booked)])}</span>
            </RadioRow>
          ))}
        </fieldset>
      )}
      <p className="text-caption text-ink-2">{say`You keep your seats where the same ones are free. You see the whole difference before anything changes.`}</p>
      <Button type="submit" look="ink" wide busy={busy} disabled={!offered}>{say`See what changes`}</Button>
    </form>
  )
}
