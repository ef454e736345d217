import type { FlightOffer } from '@sojourn/contracts'
import { commaText, say, stopText, wallClockText } from '@sojourn/i18n'
import { airlinesOf, bagsText, boundText, durationText, operatedText, stopsText, travellerText } from '../flight-words.ts'

/** A journey on its ticket: when each direction leaves, the flights, bags and seats. Ticket numbers and the code of the airline are its proofs, shown beside it. */
export function FlightTicket({ flights }: { flights: readonly FlightOffer[] }) {
  return flights.map((flight) => <Journey key={flight.itinerary_id} flight={flight} />)
}

function Journey({ flight }: { flight: FlightOffer }) {
  const { bounds, brand_name, seats, party } = flight
  const [out] = bounds
  if (!out) return null
  const who = { adults: party.adult, children: party.child, infants: party.infant }
  return (
    <>
      <p className="text-small text-ink-2">{stopText([commaText(airlinesOf(bounds)), brand_name])}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{boundText(out)}</h2>
      {bounds.map((bound, at) => (
        <section key={bound.departs_at} className="mt-5 border-t border-rule pt-5">
          {at > 0 && <h3 className="mb-2 text-h3">{boundText(bound)}</h3>}
          <dl className="grid gap-4 sm:grid-cols-2">
            <End title={say`Departure`} at={bound.departs_at} place={bound.segments[0]!.from} />
            <End title={say`Arrival`} at={bound.arrives_at} place={bound.segments.at(-1)!.to} />
          </dl>
          <p className="mt-3 text-small text-ink-2">
            {stopText([
              commaText(bound.segments.map((segment) => segment.flight)),
              commaText([durationText(bound.minutes), stopsText(bound.stops)]),
              operatedText([bound]),
              bagsText(bound.cabin_bag, bound.checked_bags),
            ])}
          </p>
          {bound.layovers.map((wait) => (
            <p key={wait.from + wait.text} className="mt-1 text-small text-ink-2">
              {wait.text}
            </p>
          ))}
        </section>
      ))}
      {seats.length > 0 && (
        <p className="mt-4 text-small">
          {say`Seats`}: {commaText(seats.map(({ traveller, seat }) => `${travellerText(traveller, who)} ${seat}`))}
        </p>
      )}
    </>
  )
}

function End({ title, at, place }: { title: string; at: string; place: { readonly name: string; readonly iata: string } }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{title}</dt>
      <dd>
        <span className="block font-display text-h3 font-[480]">{wallClockText(at)}</span>
        <span className="text-small text-ink-2">
          {place.name} {place.iata}
        </span>
      </dd>
    </div>
  )
}
