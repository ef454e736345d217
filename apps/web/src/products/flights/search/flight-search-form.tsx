import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText, say, sayAs } from '@sojourn/i18n'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  beforeOption,
  DateRange,
  loadRangePicker,
  PlaceCell,
  readTypedPlace,
  SearchForm,
  type SearchLook,
  SwapPlaces,
  TripRadios,
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { Button } from '../../../ui/button.tsx'
import { X } from '../../../ui/icons/x.tsx'
import { wayText } from '../../bound-words.ts'
import {
  type Bags,
  type FlightErrors,
  flightResultsHref,
  type GivenFlights,
  LIMITS,
  parseFlights,
  TRIP_TYPES,
  type TripType,
  USUAL,
  usualDay,
  usualReturn,
} from '../flight-address.ts'
import { TRIPS } from '../flight-words.ts'
import { FLIGHT_PLACES } from '../flights-api.ts'
import { recentFlights } from '../recent-flights.ts'
import { BagsField } from './bags-field.tsx'
import { ONE_DAY, RETURN_RANGE } from './flight-days.ts'
import type { Flying } from './travellers-editor.tsx'
import { TravellersField } from './travellers-field.tsx'
import { type End, firstSlices, type NearEnds, nextSlice, type PlaceLabels, type TypedSlice } from './typed-slices.ts'

export interface FlightSearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  readonly given?: Partial<GivenFlights>
  readonly labels?: PlaceLabels
  readonly errors?: FlightErrors
  /** The clock of the first airport of `given`. */
  readonly timeZone?: string | undefined
}

const RADIOS = TRIPS.map(({ number, label }) => ({ value: String(number), label }))
const NONE_NEAR: NearEnds = {}

/** Looks for flights: there and back, one way or through several cities, for whom, in which cabin, with which bags. */
export function FlightSearchForm({ look, nowMs, given = {}, labels = {}, timeZone, errors: firstErrors = {} }: FlightSearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const usual = usualDay(earliestCheckin(earliestDay(nowMs), shell))
  const [trip, setTrip] = useState<TripType>(given.trip ?? 'return')
  const [rows, setRows] = useState(() => firstSlices(given, labels, timeZone, usual))
  const [back, setBack] = useState<Day>(given.back ?? usualReturn(rows[0]!.day))
  const [flying, setFlying] = useState<Flying>({
    adults: given.adults ?? USUAL.adults,
    children: given.children ?? USUAL.children,
    infants: given.infants ?? USUAL.infants,
    cabin: given.cabin ?? USUAL.cabin,
    nearby: given.nearby ?? USUAL.nearby,
  })
  const [bags, setBags] = useState<Bags>({ cabinBag: given.cabinBag ?? USUAL.cabinBag, checked: given.checked ?? USUAL.checked })
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState(NONE_NEAR)
  const isSeveral = trip === 'several'
  const slices = isSeveral ? rows : rows.slice(0, 1)
  const [first] = rows as readonly [TypedSlice]
  // By the clock of the first airport; as long as none is chosen, the earliest there is.
  const today = todayAt(first.from.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  useCarry({ place: first.to.id, from: first.day, ...(trip === 'return' && { until: back }) }, { from: usual, until: usualReturn(usual) })
  const searches = recentFlights.use()
  const before = searches.map((search) =>
    beforeOption({
      id: `${search.fromCode} ${search.toCode}`,
      label: wayText(search.label, search.toLabel),
      detail: daysText(search.depart, search.back || search.depart),
      onRemove: () => recentFlights.forget(`${search.fromCode} ${search.toCode}`),
    }),
  )
  const recall = (id: string) => {
    const search = searches.find(({ fromCode, toCode }) => `${fromCode} ${toCode}` === id)
    if (search) void navigate(`${PRODUCT_PAGES.FLT.results}?${search.query}`)
  }
  const setRow = (at: number, change: Partial<TypedSlice>) => setRows((now) => now.map((row, index) => (index === at ? { ...row, ...change } : row)))
  const forget = (...fields: `${End}${number}`[]) => {
    setNear((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, []])) }))
    // They were about the texts before.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(fields as string[]).includes(field))))
  }
  const choose = (at: number, end: End) => (place: TypedPlace) => {
    setRow(at, { [end]: place })
    forget(`${end}${at}`)
  }
  const swap = (at: number) => {
    setRows((now) => now.map((row, index) => (index === at ? { ...row, from: row.to, to: row.from } : row)))
    forget(`from${at}`, `to${at}`)
  }
  const changeTrip = (value: string) => {
    const next = TRIPS.find(({ number }) => String(number) === value)?.value ?? trip
    setTrip(next)
    setErrors({})
    if (next === 'several' && rows.length === 1) setRows([...rows, nextSlice(rows)])
  }
  const moveTo = (at: number, day: Day) => {
    setRow(at, { day })
    if (at === 0 && back < day) setBack(usualReturn(day))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const ends = slices.flatMap((slice, at) => (['from', 'to'] as const).map((end) => ({ field: `${end}${at}` as const, place: slice[end], end })))
    const read = await Promise.all(ends.map(async (each) => ({ ...each, ...(await readTypedPlace(each.place, FLIGHT_PLACES)) })))
    const query = new URLSearchParams({ triptype: String(TRIP_TYPES[trip]) })
    for (const { end, value } of read) query.append(end, value)
    for (const { day } of slices) query.append('depart', day)
    if (trip === 'return') query.set('return', back)
    const { cabin, adults, children, infants, nearby } = flying
    for (const [name, value] of Object.entries({ cabin, adults, children, infants, bags: bags.checked })) query.set(name, String(value))
    if (bags.cabinBag) query.set('cabin_bag', '1')
    if (nearby) query.set('nearby', '1')
    const zone = read[0]?.place?.time_zone
    const { search, errors: wrong } = parseFlights(query, zone ? earliestCheckin(todayAt(zone, nowMs), shell) : earliest)
    const unread = read.filter((each) => each.wrong !== null)
    setNear(Object.fromEntries(read.map((each) => [each.field, each.near])))
    setErrors({ ...wrong, ...Object.fromEntries(unread.map((each) => [each.field, each.wrong])) })
    if (search && unread.length === 0) await navigate(flightResultsHref(search))
  }
  const placeCell = (at: number, end: End, label: string) => (
    <PlaceCell
      label={label}
      name={end}
      placeholder={say`City or airport`}
      among={FLIGHT_PLACES}
      place={slices[at]![end]}
      near={near[`${end}${at}`] ?? []}
      error={errors[`${end}${at}`]}
      before={at === 0 && end === 'from' ? before : []}
      onChange={choose(at, end)}
      onBefore={recall}
    >
      {end === 'to' && <SwapPlaces label={say`Swap From and To`} onSwap={() => swap(at)} />}
    </PlaceCell>
  )
  const dates = (at: number) =>
    trip === 'return' ? (
      <DateRange
        kind={RETURN_RANGE}
        range={{ from: first.day, until: back }}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ ...(errors.depart0 && { from: errors.depart0 }), ...(errors.return && { until: errors.return }) }}
        onChange={({ from, until }) => {
          setRow(0, { day: from })
          setBack(until)
        }}
      />
    ) : (
      <DateRange
        kind={ONE_DAY}
        range={{ from: slices[at]!.day, until: slices[at]!.day }}
        earliest={slices[at - 1]?.day ?? earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ from: errors[`depart${at}`] }}
        onChange={({ from }) => moveTo(at, from)}
      />
    )
  return (
    <SearchForm
      name={say`Flights`}
      action={PRODUCT_PAGES.FLT.results}
      look={look}
      cells={isSeveral ? 'cells-flight cells-several' : 'cells-flight'}
      onSubmit={submit}
    >
      <TripRadios label={say`Kind of trip`} name="triptype" options={RADIOS} value={String(TRIP_TYPES[trip])} onChange={changeTrip} />
      {slices.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flight is its place in the list
        <fieldset key={at} className="contents">
          {isSeveral && <legend className="sr-only">{say`Flight ${at + 1}`}</legend>}
          {placeCell(at, 'from', sayAs('a place')`From`)}
          {placeCell(at, 'to', sayAs('a place')`To`)}
          {dates(at)}
        </fieldset>
      ))}
      {isSeveral && (
        <div className="cell cell-more">
          {rows.length < LIMITS.slices && <Button size="small" onClick={() => setRows([...rows, nextSlice(rows)])}>{say`Add a flight`}</Button>}
          {rows.length > 1 && (
            <Button size="small" onClick={() => setRows(rows.slice(0, -1))}>
              <X aria-hidden size={16} /> {say`Remove flight ${rows.length}`}
            </Button>
          )}
        </div>
      )}
      <div className="cell cell-party">
        <TravellersField flying={flying} error={errors.party} onChange={(change) => setFlying((now) => ({ ...now, ...change }))} />
      </div>
      <div className="cell cell-party cell-bags">
        <BagsField bags={bags} onChange={(change) => setBags((now) => ({ ...now, ...change }))} />
      </div>
    </SearchForm>
  )
}
