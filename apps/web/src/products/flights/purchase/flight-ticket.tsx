import type { FlightOffer, ProofShape } from '@sojourn/contracts'
import { proofFacts } from '@sojourn/contracts/proof-words'
import { commaText, say, stopText, wallClockText } from '@sojourn/i18n'
import { airlinesOf, boundText, durationText, stopsText } from '../../bound-words.ts'
import { bagsText, operatedText, travellerText } from '../flight-words.ts'

interface BookedFlight {
  readonly flight: FlightOffer
  readonly proofs: readonly ProofShape[]
}

interface FlightTicketProps {
  readonly booked: readonly BookedFlight[]
  /** Everyone who flies, as their tickets name them. */
  readonly guests: Parameters<typeof proofFacts>[1]
}

/** A journey on its ticket: the airline's code and the number of each ticket, when each direction leaves, the flights, bags and seats. */
export function FlightTicket({ booked, guests }: FlightTicketProps) {
  return booked.map((each) => <Journey key={each.flight.itinerary_id} booked={each} guests={guests} />)
}

function Journey({ booked: { flight, proofs }, guests }: { booked: BookedFlight; guests: FlightTicketProps['guests'] }) {
  const { bounds, brand_name } = flight
  const [out] = bounds
  if (!out) return null
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
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-rule pt-5 sm:grid-cols-2">
        {[...proofFacts(proofs, guests), ...seatFacts(flight)].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className="text-small tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The seats of each flight, and whose they are. */
function seatFacts({ bounds, seats, party }: FlightOffer) {
  const who = { adults: party.adult, children: party.child, infants: party.infant }
  return bounds
    .flatMap(({ segments }) => segments)
    .flatMap(({ flight }, at) => {
      const own = seats.filter(({ segment }) => segment === at + 1)
      return own.length === 0
        ? []
        : [{ label: say`Seats of ${flight}`, value: commaText(own.map(({ traveller, seat }) => `${travellerText(traveller, who)} ${seat}`)) }]
    })
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
