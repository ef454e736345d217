import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText, say, sayAs } from '@sojourn/i18n'
import { earliestDay, todayAt } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
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
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ONE_ROOM, printRooms } from '../../../lib/rooms.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { wayText } from '../../bound-words.ts'
import { type GivenTrip, parseTrip, type TripErrors, tripResultsHref, usualBack, usualLeave } from '../package-address.ts'
import { DESTINATIONS, ORIGINS } from '../packages-api.ts'
import { recentTrips } from '../recent-packages.ts'
import { BagsField } from './bags-field.tsx'
import { TRIP_RANGE } from './package-days.ts'
import { RoomsField } from './rooms-field.tsx'

type End = 'from' | 'to'

/** The names of places by their codes or ids. */
export type PlaceLabels = Readonly<Record<string, string>>

export interface PackageSearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  readonly given?: Partial<GivenTrip>
  readonly labels?: PlaceLabels
  readonly errors?: TripErrors
  /** The clock of the destination of `given`. */
  readonly timeZone?: string | undefined
}

const NONE_NEAR: Readonly<Record<End, readonly FoundPlace[]>> = { from: [], to: [] }
const AMONG = { from: ORIGINS, to: DESTINATIONS }

/** Looks for a whole trip: from where to where, which days, who travels by their rooms, and what they check in. */
export function PackageSearchForm({ look, nowMs, given = {}, labels = {}, timeZone, errors: firstErrors = {} }: PackageSearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const [places, setPlaces] = useState({
    from: givenPlace(given.from, labels[given.from ?? '']),
    to: givenPlace(given.to, labels[given.to ?? ''], timeZone),
  })
  const today = todayAt(places.to.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  const usual = usualLeave(earliestCheckin(earliestDay(nowMs), shell))
  const [days, setDays] = useState(() => {
    const leave = given.leave ?? usual
    return { from: leave, until: given.back ?? usualBack(leave) }
  })
  const [rooms, setRooms] = useState(given.rooms ?? ONE_ROOM)
  const [bags, setBags] = useState(given.bags ?? 0)
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState(NONE_NEAR)
  useCarry({ place: places.to.id, ...days, own: { rooms: printRooms(rooms) } }, { from: usual, until: usualBack(usual), own: { rooms: printRooms(ONE_ROOM) } })
  const searches = recentTrips.use()
  const before = searches.map((search) =>
    beforeOption({
      id: `${search.from} ${search.to}`,
      label: wayText(search.label, search.toLabel),
      detail: daysText(search.leave, search.back),
      onRemove: () => recentTrips.forget(`${search.from} ${search.to}`),
    }),
  )
  const recall = (id: string) => {
    const search = searches.find(({ from, to }) => `${from} ${to}` === id)
    if (search) void navigate(`${PRODUCT_PAGES.PKG.results}?${search.query}`)
  }
  const choose = (end: End) => (place: TypedPlace) => {
    setPlaces((now) => ({ ...now, [end]: place }))
    setNear((now) => ({ ...now, [end]: [] }))
    // It was about the text before.
    setErrors(({ [end]: _, ...rest }) => rest)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [from, to] = await Promise.all([readTypedPlace(places.from, ORIGINS), readTypedPlace(places.to, DESTINATIONS)])
    const query = new URLSearchParams({
      from: from.value,
      to: to.value,
      leave: days.from,
      return: days.until,
      rooms: printRooms(rooms),
      bags: String(bags),
    })
    const zone = to.place?.time_zone
    const { search, errors: wrong } = parseTrip(query, zone ? earliestCheckin(todayAt(zone, nowMs), shell) : earliest)
    setNear({ from: from.near, to: to.near })
    setErrors({ ...wrong, ...(from.wrong !== null && { from: from.wrong }), ...(to.wrong !== null && { to: to.wrong }) })
    if (search && from.wrong === null && to.wrong === null) await navigate(tripResultsHref(search))
  }
  const placeCell = (end: End, label: string, placeholder: string) => (
    <PlaceCell
      label={label}
      name={end}
      placeholder={placeholder}
      among={AMONG[end]}
      place={places[end]}
      near={near[end]}
      error={errors[end]}
      before={end === 'from' ? before : []}
      onChange={choose(end)}
      onBefore={recall}
    />
  )
  return (
    <SearchForm name={say`Packages`} action={PRODUCT_PAGES.PKG.results} look={look} cells="cells-flight" onSubmit={submit}>
      {placeCell('from', sayAs('a place')`From`, say`City or airport`)}
      {placeCell('to', sayAs('a place')`To`, say`City`)}
      <DateRange
        kind={TRIP_RANGE}
        range={days}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ ...(errors.leave && { from: errors.leave }), ...(errors.back && { until: errors.back }) }}
        onChange={setDays}
      />
      <div className="cell cell-party">
        <RoomsField rooms={rooms} error={errors.rooms} onChange={setRooms} />
      </div>
      <div className="cell cell-party cell-bags">
        <BagsField bags={bags} onChange={setBags} />
      </div>
    </SearchForm>
  )
}
