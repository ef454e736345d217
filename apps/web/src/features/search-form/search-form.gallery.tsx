import { useState } from 'react'
import { DateRange } from './date-range.tsx'
import { loadRangePicker } from './load-range-picker.ts'
import { PlaceField } from './place-field.tsx'
import type { RangeKind } from './range-kind.ts'
import { SearchForm, type SearchLook } from './search-form.tsx'
import { SwapPlaces } from './swap-places.tsx'
import { TimeField } from './time-field.tsx'
import { TripRadios } from './trip-radios.tsx'

const among = { product: 'hotels' } as const
const today = '2027-02-20'
const rental: RangeKind = {
  names: { from: 'pick_up', until: 'return' },
  labels: { from: 'Pick-up date', until: 'Return date' },
  ask: { from: 'When do you pick it up?', until: 'When do you return it?' },
  lengthText: (days) => `${days} days`,
  least: 0,
  most: 60,
}
const day: RangeKind = { ...rental, labels: { from: 'Date', until: '' }, ask: { from: 'Choose a day', until: '' }, single: true }
const send = (event: React.FormEvent) => event.preventDefault()
const place = { among, text: 'Lisbon, Portugal', onText: () => {}, onPlace: () => {} }

function Dates({ kind }: { kind: RangeKind }) {
  const [range, setRange] = useState({ from: '2027-03-12', until: '2027-03-15' })
  return <DateRange kind={kind} range={range} earliest={today} today={today} loadPicker={loadRangePicker} extra={{}} onChange={setRange} />
}

function WithTimes({ look }: { look: SearchLook }) {
  const [time, setTime] = useState('10:00')
  return (
    <SearchForm name="Rentals" action="/search" look={look} cells="" onSubmit={send}>
      <div className="cell cell-place">
        <PlaceField {...place} label="Pick-up place" name="pick_up_place" placeholder="Airport or city" />
      </div>
      <Dates kind={rental} />
      <div className="cell">
        <TimeField label="Pick-up time" name="pick_up_time" value={time} onChange={setTime} />
      </div>
    </SearchForm>
  )
}

const KINDS = [
  { value: 'return', label: 'Return' },
  { value: 'one_way', label: 'One way' },
] as const

function BetweenPlaces({ look }: { look: SearchLook }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('return')
  const [{ from, to }, setPlaces] = useState({ from: 'Lisbon, Portugal', to: 'Porto, Portugal' })
  return (
    <SearchForm name="Rides" action="/search" look={look} cells="cells-ride" onSubmit={send}>
      <TripRadios label="Kind of trip" name="kind" options={KINDS} value={kind} onChange={setKind} />
      <div className="cell cell-place">
        <PlaceField {...place} text={from} label="From" name="from" placeholder="City" />
      </div>
      <div className="cell cell-place">
        <PlaceField {...place} text={to} label="To" name="to" placeholder="City" />
        <SwapPlaces label="Swap From and To" onSwap={() => setPlaces({ from: to, to: from })} />
      </div>
      <Dates kind={kind === 'return' ? rental : day} />
    </SearchForm>
  )
}

/** The form of a product with two dates and a time, in both its places, and of one with a single date. */
export const states = {
  'two dates and a time': () => <WithTimes look="hero" />,
  'two dates and a time, above results': () => <WithTimes look="bar" />,
  'two places to swap, one way or return': () => <BetweenPlaces look="hero" />,
  'two places to swap, above results': () => <BetweenPlaces look="bar" />,
  'one date': () => (
    <SearchForm name="Tables" action="/search" look="hero" cells="" onSubmit={send}>
      <div className="cell cell-place">
        <PlaceField {...place} label="Where to?" name="destination" placeholder="City or district" />
      </div>
      <Dates kind={day} />
    </SearchForm>
  ),
}
