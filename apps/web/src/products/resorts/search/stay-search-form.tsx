import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { plural, say } from '@sojourn/i18n'
import { type Day, earliestDay } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  DateRange,
  type FoundPlace,
  givenPlace,
  loadRangePicker,
  PlaceCell,
  type RangeKind,
  readTypedPlace,
  SearchForm,
  type SearchLook,
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { GUESTS_MAX, NIGHTS, parseNights, type ResortErrors, type StaySearch, staysHref, usualNights } from '../resort-address.ts'
import { RESORT_PLACES } from '../resorts-api.ts'
import { RESORT_PLACE } from './resort-place.tsx'

/** The nights of a stay: two and more. */
const NIGHT_RANGE: RangeKind = {
  names: { from: 'from', until: 'to' },
  labels: { from: say`Check-in`, until: say`Check-out` },
  ask: { from: say`When do you arrive?`, until: say`When do you leave?` },
  lengthText: (nights) => say`${plural(nights, { one: '# night', other: '# nights' })}`,
  ...NIGHTS,
}

const GUESTS = Array.from({ length: GUESTS_MAX }, (_, i) => i + 1)

interface StaySearchFormProps {
  readonly look: SearchLook
  readonly nowMs: number
  readonly given?: Partial<StaySearch>
  readonly label?: string | undefined
  readonly errors?: ResortErrors
}

/** Looks for units by the night: where, from when to when, for how many. */
export function StaySearchForm({ look, nowMs, given = {}, label, errors: firstErrors = {} }: StaySearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const today = earliestDay(nowMs)
  const earliest = earliestCheckin(today, shell)
  const usual = usualNights(earliest)
  const [place, setPlace] = useState(givenPlace(given.where, label))
  const [range, setRange] = useState<{ readonly from: Day; readonly until: Day }>({ from: given.from ?? usual.from, until: given.to ?? usual.to })
  const [guests, setGuests] = useState(given.guests ?? 2)
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<readonly FoundPlace[]>([])
  useCarry({ place: place.id, ...range }, { from: usual.from, until: usual.to })
  const choose = (next: TypedPlace) => {
    setPlace(next)
    setNear([])
    setErrors(({ where: _, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = await readTypedPlace(place, RESORT_PLACES)
    const query = new URLSearchParams({ where: read.value, from: range.from, to: range.until, guests: String(guests) })
    const parsed = parseNights(query, earliest)
    setNear(read.near)
    setErrors({ ...parsed.errors, ...(read.wrong && { where: read.wrong }) })
    if (parsed.search && !read.wrong) await navigate(staysHref(parsed.search))
  }
  return (
    <SearchForm name={say`Stays`} action={PRODUCT_PAGES.STY.results} look={look} cells="cells-one-row" onSubmit={submit}>
      <PlaceCell
        label={say`Resort or region`}
        name="where"
        placeholder={say`Resort, city, region or country`}
        among={RESORT_PLACES}
        sold={RESORT_PLACE}
        advice={say`Try a resort, a city or a region.`}
        place={place}
        near={near}
        error={errors.where}
        onChange={choose}
      />
      <DateRange
        kind={NIGHT_RANGE}
        range={range}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ from: errors.from, until: errors.to }}
        onChange={setRange}
      />
      <div className="cell cell-time">
        <label htmlFor={`${look}-guests`} className="cell-label">{say`Guests`}</label>
        <select id={`${look}-guests`} name="guests" value={guests} onChange={(event) => setGuests(Number(event.target.value))} className="cell-select">
          {GUESTS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </div>
    </SearchForm>
  )
}
