import { commaText, moneyText, say } from '@sojourn/i18n'
import { useId, useState } from 'react'
import { Chip } from '../../../../ui/choice.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { FlightSearch } from '../../flight-address.ts'
import { travellerText } from '../../flight-words.ts'
import type { SeatMap, SeatMaps } from '../../flights-api.ts'
import type { ChosenSeat } from '../flight-sum.ts'
import { SeatGrid } from './seat-grid.tsx'
import { SeatLegend } from './seat-legend.tsx'
import { freeSeats, seatText } from './seat-words.ts'

interface SeatPickerViewProps {
  readonly maps: SeatMaps
  readonly search: FlightSearch
  readonly seats: readonly ChosenSeat[]
  readonly onChange: (seats: readonly ChosenSeat[]) => void
}

/** One flight at a time: its map, and beside it a list of seats for each traveler that says the same. */
export function SeatPickerView({ maps: { flights, currency }, search, seats, onChange }: SeatPickerViewProps) {
  const id = useId()
  const [shown, setShown] = useState(flights[0]?.segment)
  const [traveller, setTraveller] = useState(1)
  const flight = flights.find(({ segment }) => segment === shown) ?? flights[0]
  if (!flight) return <p className="mt-3 text-small text-ink-2">{say`Seats of these flights are given at check-in.`}</p>
  const seated = Array.from({ length: search.adults + search.children }, (_, at) => at + 1)
  const here = seats.filter(({ segment }) => segment === flight.segment)
  const seatOf = (who: number) => here.find((each) => each.traveller === who)?.seat ?? ''
  const give = (who: number, seat: string) => {
    const others = seats.filter((each) => each.segment !== flight.segment || (each.traveller !== who && each.seat !== seat))
    const amount = freeSeats(flight).find((each) => each.seat === seat)?.amount
    onChange(seat && amount !== undefined ? [...others, { segment: flight.segment, traveller: who, seat, amount }] : others)
  }
  const choose = (seat: string) => {
    const owner = here.find((each) => each.seat === seat)
    if (owner) return give(owner.traveller, '')
    give(traveller, seat)
    const next = seated.find((who) => who !== traveller && !seatOf(who))
    if (next !== undefined) setTraveller(next)
  }
  return (
    <div className="mt-4">
      {flights.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{say`Flight`}</legend>
          {flights.map(({ segment, flight: number, from, to }) => (
            <Chip key={segment} kind="radio" name={`${id}-flight`} value={segment} checked={segment === flight.segment} onChange={() => setShown(segment)}>
              {`${number} ${from}–${to}`}
            </Chip>
          ))}
        </fieldset>
      )}
      <p className="mt-3 text-small text-ink-2">{commaText([flight.flight, `${flight.from}–${flight.to}`, flight.aircraft])}</p>
      <div className="mt-3 grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_15rem]">
        <SeatGrid key={flight.segment} flight={flight} chosen={here} search={search} currency={currency} onChoose={choose} />
        <div className="grid gap-4 max-md:order-first">
          {seated.length > 1 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="mb-1.5 text-small font-[620]">{say`Whose seat?`}</legend>
              {seated.map((who) => (
                <Chip key={who} kind="radio" name={`${id}-traveller`} value={who} checked={who === traveller} onChange={() => setTraveller(who)}>
                  {seatOf(who) ? `${travellerText(who, search)}: ${seatOf(who)}` : travellerText(who, search)}
                </Chip>
              ))}
            </fieldset>
          )}
          <SeatLegend flight={flight} currency={currency} />
          {seated.map((who) => (
            <Select
              key={who}
              label={say`Seat of ${travellerText(who, search)}`}
              value={seatOf(who)}
              options={optionsFor(flight, seatOf(who), here, currency)}
              onChange={({ target }) => give(who, target.value)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The seats that one traveler can have. */
function optionsFor(flight: SeatMap, own: string, taken: readonly ChosenSeat[], currency: string) {
  const free = freeSeats(flight).filter(({ seat }) => seat === own || !taken.some((each) => each.seat === seat))
  return [
    { value: '', label: say`At check-in` },
    ...free.map((each) => ({ value: each.seat, label: commaText([seatText(each), each.amount === 0 ? say`no charge` : moneyText(each.amount, currency)]) })),
  ]
}
