import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say, sayAs } from '@sojourn/i18n'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
import { type FormEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  beforeOption,
  DateRange,
  type FoundPlace,
  givenPlace,
  loadRangePicker,
  PlaceCell,
  readTypedPlace,
  SearchForm,
  type SearchLook,
  SwapPlaces,
  TimeField,
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { BedDouble } from '../../../ui/icons/bed-double.tsx'
import { recentTransfers } from '../recent-transfers.ts'
import {
  type GivenRide,
  type Party,
  parseRide,
  printPeople,
  type RideErrors,
  type RideTime,
  transferResultsHref,
  USUAL,
  usualDay,
  usualReturn,
} from '../transfer-address.ts'
import { betweenText } from '../transfer-words.ts'
import { placesNear } from '../transfers-api.ts'
import type { RideLabels } from './carried-ride-api.ts'
import { FlightField } from './flight-field.tsx'
import { PeopleField } from './people-field.tsx'
import { BACK_DAY, OUT_DAY } from './ride-days.ts'

export interface TransferSearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  readonly given?: GivenRide
  readonly labels?: RideLabels
  readonly errors?: RideErrors
  /** The clock of the pick-up of `given`. */
  readonly timeZone?: string | undefined
}

const HOTEL = { Sign: BedDouble, word: say`Hotel` }

type End = 'from' | 'to'
type Near = Readonly<Record<End, readonly FoundPlace[]>>
const NONE_NEAR: Near = { from: [], to: [] }

/** Looks for transfers: from where to where, when, by which flight, who and what comes along, and whether back as well. */
export function TransferSearchForm({ look, nowMs, given = {}, labels = {}, timeZone, errors: firstErrors = {} }: TransferSearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const placeOf = (end: End) => givenPlace(given[end], labels[end], timeZone)
  const [places, setPlaces] = useState<Readonly<Record<End, TypedPlace>>>({ from: placeOf('from'), to: placeOf('to') })
  // By the clock of the pick-up; as long as none is chosen, the earliest there is.
  const today = todayAt(places.from.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  const usual = usualDay(earliestCheckin(earliestDay(nowMs), shell))
  const [out, setOut] = useState<RideTime>({ day: given.day ?? usual, time: given.time ?? USUAL.time, flight: given.flight ?? '' })
  const [back, setBack] = useState<RideTime | null>(
    given.back ? { day: given.back.day ?? usualReturn(out.day), time: given.back.time ?? USUAL.time, flight: given.back.flight ?? '' } : null,
  )
  const [party, setParty] = useState<Party>({
    adults: given.adults ?? USUAL.adults,
    children: given.children ?? USUAL.children,
    bags: given.bags ?? USUAL.bags,
    wheelchair: given.wheelchair ?? false,
  })
  const [domestic, setDomestic] = useState(given.domestic ?? false)
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<Near>(NONE_NEAR)
  const among = { from: useMemo(() => placesNear(places.to.id), [places.to.id]), to: useMemo(() => placesNear(places.from.id), [places.from.id]) }
  useCarry({ place: places.to.id, from: out.day, ...(back && { until: back.day }) }, { from: usual })
  const searches = recentTransfers.use()
  const before = searches.map((search) =>
    beforeOption({
      id: `${search.fromCode} ${search.toCode}`,
      label: betweenText(search.label, search.toLabel),
      detail: dayText(search.at),
      onRemove: () => recentTransfers.forget(`${search.fromCode} ${search.toCode}`),
    }),
  )
  const recall = (id: string) => {
    const search = searches.find(({ fromCode, toCode }) => `${fromCode} ${toCode}` === id)
    if (!search) return
    const { timeZone: zone } = search
    setPlaces({ from: { text: search.label, id: search.fromCode, timeZone: zone }, to: { text: search.toLabel, id: search.toCode, timeZone: zone } })
  }
  const choose = (end: End) => (place: TypedPlace) => {
    setPlaces((now) => ({ ...now, [end]: place }))
    setNear((now) => ({ ...now, [end]: [] }))
    // It was about the text before.
    setErrors(({ [end]: _error, ...others }) => others)
  }
  const swap = () => {
    setPlaces(({ from, to }) => ({ from: to, to: from }))
    setNear(NONE_NEAR)
    setErrors(({ from: _from, to: _to, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [from, to] = await Promise.all([readTypedPlace(places.from, among.from), readTypedPlace(places.to, among.to)])
    const query = new URLSearchParams({
      from: from.value,
      to: to.value,
      at: `${out.day}T${out.time}`,
      flight: out.flight,
      people: printPeople(party),
      bags: String(party.bags),
      wheelchair: party.wheelchair ? '1' : '0',
      domestic: domestic ? '1' : '0',
    })
    if (back) query.set('return_at', `${back.day}T${back.time}`)
    if (back?.flight) query.set('return_flight', back.flight)
    const read = parseRide(query, from.place ? earliestCheckin(todayAt(from.place.time_zone, nowMs), shell) : earliest)
    setNear({ from: from.near, to: to.near })
    setErrors({ ...read.errors, ...(from.wrong && { from: from.wrong }), ...(to.wrong && { to: to.wrong }) })
    if (read.ride && !from.wrong && !to.wrong) await navigate(transferResultsHref(read.ride))
  }
  const placeCell = (end: End, label: string) => (
    <PlaceCell
      label={label}
      name={end}
      placeholder={say`Airport, hotel, address`}
      advice={say`Try an airport, a hotel, or a street with its number.`}
      among={among[end]}
      sold={HOTEL}
      place={places[end]}
      near={near[end]}
      error={errors[end]}
      before={end === 'from' ? before : []}
      onChange={choose(end)}
      onBefore={recall}
    >
      {end === 'to' && <SwapPlaces label={say`Swap From and To`} onSwap={swap} />}
    </PlaceCell>
  )
  return (
    <SearchForm name={say`Transfers`} action={PRODUCT_PAGES.TRF.results} look={look} cells="cells-ride" onSubmit={submit}>
      {placeCell('from', sayAs('a place')`From`)}
      {placeCell('to', sayAs('a place')`To`)}
      <DateRange
        kind={OUT_DAY}
        range={{ from: out.day, until: out.day }}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ from: errors.at }}
        onChange={({ from }) => {
          setOut({ ...out, day: from })
          if (back && back.day < from) setBack({ ...back, day: usualReturn(from) })
        }}
      />
      <div className="cell cell-time">
        <TimeField label={say`Time`} name="at_time" step={15} value={out.time} onChange={(time) => setOut({ ...out, time })} />
      </div>
      <div className="cell cell-flight">
        <FlightField label={say`Flight number`} name="flight" value={out.flight} error={errors.flight} onChange={(flight) => setOut({ ...out, flight })} />
      </div>
      {back && (
        <>
          <DateRange
            kind={BACK_DAY}
            range={{ from: back.day, until: back.day }}
            earliest={out.day as Day}
            today={today}
            loadPicker={loadRangePicker}
            extra={{}}
            errors={{ from: errors.return_at }}
            onChange={({ from }) => setBack({ ...back, day: from })}
          />
          <div className="cell cell-time">
            <TimeField
              label={sayAs('of a way')`Return time`}
              name="return_at_time"
              step={15}
              value={back.time}
              onChange={(time) => setBack({ ...back, time })}
            />
          </div>
          <div className="cell cell-flight">
            <FlightField
              label={say`Return flight number`}
              name="return_flight"
              value={back.flight}
              error={errors.return_flight}
              onChange={(flight) => setBack({ ...back, flight })}
            />
          </div>
        </>
      )}
      <div className="cell cell-party">
        <PeopleField
          party={party}
          domestic={domestic}
          error={errors.people}
          onChange={({ domestic: isDomestic = domestic, ...change }) => {
            setParty({ ...party, ...change })
            setDomestic(isDomestic)
          }}
        />
      </div>
      <div className="cell cell-choice">
        <Checkbox
          checked={back !== null}
          onChange={(event) => setBack(event.target.checked ? { day: usualReturn(out.day), time: USUAL.time, flight: '' } : null)}
        >{say`Add return`}</Checkbox>
      </div>
    </SearchForm>
  )
}
