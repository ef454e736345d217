import { cancelPoints } from '@sojourn/contracts/cancel-words'
import { commaText, say, sayAs, stopText, wallClockText } from '@sojourn/i18n'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TimeLine } from '../../../ui/time-line.tsx'
import { airlinesOf, boundText, endOf, startOf, wayText } from '../../bound-words.ts'
import { type FlightSearch, flightHref, flightResultsHref } from '../flight-address.ts'
import { flightIdea } from '../flight-idea.ts'
import { carbonText, travellersText, tripText } from '../flight-words.ts'
import type { FlightDetails as Details } from '../flights-api.ts'
import { BagChoice } from './bag-choice.tsx'
import { BookPanel } from './book-panel.tsx'
import { BoundDetails } from './bound-details.tsx'
import { FareChoice } from './fare-choice.tsx'
import type { ChosenSeat } from './flight-sum.ts'
import { PriceLines } from './price-lines.tsx'
import { RightsCard } from './rights-card.tsx'
import { SeatChoice } from './seat-choice.tsx'

interface FlightDetailsProps {
  readonly details: Details
  readonly search: FlightSearch
  /** The fare to begin with, where it is still sold. */
  readonly fare: string | null
}

/** One journey: its flights, the fare, bags and seats, what it costs and why, what cancelling means, and the way to the checkout. */
export function FlightDetails({ details, search, fare: asked }: FlightDetailsProps) {
  const { itinerary, fares, currency } = details
  const { bounds, brands } = itinerary
  const [chosen, setChosen] = useState(asked)
  const brand = brands.find(({ brand_id }) => brand_id === chosen) ?? brands[0]
  const fare = fares.find(({ brand_id }) => brand_id === brand?.brand_id)
  const [seats, setSeats] = useState<readonly ChosenSeat[]>([])
  const [moreOfEach, setMore] = useState<readonly number[]>([])
  const { revalidate } = useRevalidator()
  const [out] = bounds
  useCarry({ place: search.slices[0]!.to, from: search.slices[0]!.day, ...(search.trip === 'return' && { until: search.slices[1]!.day }) })
  if (!brand || !fare || !out) return null
  const title = wayText(startOf(out).city, endOf(search.trip === 'several' ? bounds.at(-1)! : out).city)
  const changeFare = (brandId: string) => {
    setChosen(brandId)
    // Another fare has other seats, bags and prices.
    setSeats([])
    setMore([])
  }
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <p className="text-small text-ink-2">{commaText(airlinesOf(bounds))}</p>
        <h1 className="mt-1 text-h1-s md:text-h1">{title}</h1>
        <p className="mt-2 text-small text-ink-2">{stopText([commaText([travellersText(search), tripText(search)]), carbonText(itinerary.carbon)])}</p>
        <p className="mt-4">
          <SaveButton look="button" saving={flightIdea(itinerary, search, brand.brand_id)} />
        </p>
        {bounds.map((bound, at) => (
          <BoundDetails key={bound.departs_at} bound={bound} title={boundTitle(search, at, boundText(bound))} />
        ))}
        <div className="mt-6 border-t border-rule pt-6">
          <FareChoice brands={brands} chosen={brand.brand_id} currency={currency} onChange={changeFare} />
        </div>
        <BagChoice search={search} brand={brand} fare={fare} more={moreOfEach} currency={currency} onChange={setMore} />
        <SeatChoice itineraryId={itinerary.itinerary_id} brandId={brand.brand_id} search={search} currency={currency} seats={seats} onChange={setSeats} />
        {itinerary.supplier !== null && (
          <Said title={say`If your plans change`}>{say`The airline says what canceling costs; you see the amount before you cancel.`}</Said>
        )}
        <PriceLines fare={fare} price={brand.price} search={search} currency={currency} />
        {fare.if_cancelled.length > 0 && (
          <section className="mt-6 border-t border-rule pt-6">
            <h2 className="mb-4 text-h3">{say`If your plans change`}</h2>
            <TimeLine label={say`Cancellation`} points={cancelPoints(fare.if_cancelled, { title: say`Departure`, at: wallClockText(out.departs_at) })} />
          </section>
        )}
        <RightsCard document={details.document} rights={details.rights} />
        <p className="mt-6 text-caption text-ink-3">{say`Carbon is worked out from the aircraft, the distance and the cabin; contrails are not in it.`}</p>
        <ButtonLink look="underlined" to={flightResultsHref(search)} className="mt-6 inline-block py-3">{say`Other flights`}</ButtonLink>
      </div>
      <BookPanel
        key={flightHref(itinerary.itinerary_id, search)}
        details={details}
        search={search}
        brand={brand}
        fare={fare}
        seats={seats}
        moreOfEach={moreOfEach}
        chosen={title}
        onRefresh={() => void revalidate()}
      />
    </div>
  )
}

/** What another company says in one sentence. */
function Said({ title, children }: { title: string; children: string }) {
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-small text-ink-2">{children}</p>
    </section>
  )
}

/** "Outbound: Lisbon to New York". */
function boundTitle({ trip }: FlightSearch, at: number, way: string): string {
  if (trip !== 'return') return way
  return at === 0 ? sayAs('of a flight')`Outbound: ${way}` : sayAs('of a flight')`Return: ${way}`
}
