import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
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
  TimeField,
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { AGES, carResultsHref, parseRental, type Rental, type RentalErrors, TIMES, usualRental } from '../car-address.ts'
import { CAR_PLACES } from '../cars-api.ts'
import { recentCars } from '../recent-cars.ts'
import { CAR_RANGE } from './car-range.ts'

const AGE_LIST = Array.from({ length: AGES.most - AGES.least + 1 }, (_, index) => AGES.least + index)

export interface CarSearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  readonly given?: Partial<Rental>
  readonly labels?: { readonly pickup?: string; readonly dropoff?: string }
  readonly errors?: RentalErrors
  /** The clock of the pick-up of `given`. */
  readonly timeZone?: string
}

interface Near {
  readonly pickup: readonly FoundPlace[]
  readonly dropoff: readonly FoundPlace[]
}
const NONE_NEAR: Near = { pickup: [], dropoff: [] }

/** Looks for cars: where, from when to when, how old the driver is, and whether it comes back elsewhere. */
export function CarSearchForm({ look, nowMs, given = {}, labels = {}, timeZone, errors: firstErrors = {} }: CarSearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const [pickup, setPickup] = useState(givenPlace(given.pickup, labels.pickup, timeZone))
  const [dropoff, setDropoff] = useState(givenPlace(given.dropoff, labels.dropoff))
  const [elsewhere, setElsewhere] = useState(Boolean(given.dropoff))
  // Of the pick-up; as long as none is chosen, the earliest there is.
  const today = todayAt(pickup.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  // Two weeks later, so that another clock changes nothing.
  const usual = usualRental(earliestCheckin(earliestDay(nowMs), shell))
  const [chosen, setRange] = useState(given.from || given.to ? { from: given.from ?? usual.from, until: given.to ?? usual.to } : null)
  // Until days are chosen, they are the first possible ones.
  const range = chosen ?? { from: usual.from, until: usual.to }
  const [times, setTimes] = useState({ from: given.fromTime ?? TIMES.first, to: given.toTime ?? TIMES.last })
  const [age, setAge] = useState(given.age ?? AGES.usual)
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<Near>(NONE_NEAR)
  useCarry({ place: pickup.id, ...range }, { from: usual.from, until: usual.to })
  const searches = recentCars.use()
  const before = searches.map((search) =>
    beforeOption({
      id: search.pickupCode,
      label: search.label,
      detail: say`${dayText(search.pickupDate as Day)} to ${dayText(search.dropoffDate as Day)}`,
      onRemove: () => recentCars.forget(`${search.pickupCode} ${search.dropoffCode}`),
    }),
  )
  const recall = (id: string) => {
    const search = searches.find(({ pickupCode }) => pickupCode === id)
    if (!search) return
    setPickup({ text: search.label, id: search.pickupCode, timeZone: search.timeZone })
    setDropoff({ text: search.dropoffLabel, id: search.dropoffCode, timeZone: null })
    setElsewhere(!search.sameDropoff)
    setRange({ from: search.pickupDate as Day, until: search.dropoffDate as Day })
    setTimes({ from: search.pickupTime, to: search.dropoffTime })
    setAge(search.driverAge)
  }
  const choose = (set: (place: TypedPlace) => void, field: keyof Near) => (place: TypedPlace) => {
    set(place)
    setNear((before) => ({ ...before, [field]: [] }))
    // It was about the text before.
    setErrors(({ [field]: _error, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [from, back] = await Promise.all([readTypedPlace(pickup, CAR_PLACES), elsewhere ? readTypedPlace(dropoff, CAR_PLACES) : null])
    const query = new URLSearchParams({
      pickup: from.value,
      from: `${range.from}T${times.from}`,
      to: `${range.until}T${times.to}`,
      age: String(age),
    })
    if (back) query.set('dropoff', back.value)
    const read = parseRental(query, from.place ? earliestCheckin(todayAt(from.place.time_zone, nowMs), shell) : earliest)
    setNear({ pickup: from.near, dropoff: back?.near ?? [] })
    setErrors({
      ...read.errors,
      ...(from.wrong && { pickup: from.wrong }),
      ...(back?.wrong && { dropoff: back.wrong }),
    })
    if (read.rental && !from.wrong && !back?.wrong) await navigate(carResultsHref(read.rental))
  }
  return (
    <SearchForm name={say`Cars`} action={PRODUCT_PAGES.CAR.results} look={look} cells="cells-two-rows" onSubmit={submit}>
      <PlaceCell
        label={say`Pick-up place`}
        name="pickup"
        placeholder={say`City or airport`}
        among={CAR_PLACES}
        place={pickup}
        near={near.pickup}
        error={errors.pickup}
        before={before}
        onChange={choose(setPickup, 'pickup')}
        onBefore={recall}
      />
      {elsewhere && (
        <PlaceCell
          label={say`Return place`}
          name="dropoff"
          placeholder={say`City or airport`}
          among={CAR_PLACES}
          place={dropoff}
          near={near.dropoff}
          error={errors.dropoff}
          onChange={choose(setDropoff, 'dropoff')}
        />
      )}
      <DateRange
        kind={CAR_RANGE}
        range={range}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ from: errors.from, until: errors.to }}
        onChange={setRange}
      />
      <div className="cell cell-time">
        <TimeField label={say`Pick-up time`} name="from_time" value={times.from} onChange={(from) => setTimes({ ...times, from })} />
      </div>
      <div className="cell cell-time">
        <TimeField label={say`Return time`} name="to_time" value={times.to} onChange={(to) => setTimes({ ...times, to })} />
      </div>
      <div className="cell cell-time">
        <label htmlFor={`${look}-age`} className="cell-label">{say`Driver's age`}</label>
        <select id={`${look}-age`} name="age" value={age} onChange={(event) => setAge(Number(event.target.value))} className="cell-select">
          {AGE_LIST.map((years) => (
            <option key={years}>{years}</option>
          ))}
        </select>
        {errors.age && <FieldNote kind="error" text={errors.age} />}
      </div>
      <div className="cell cell-choice">
        <Checkbox checked={elsewhere} onChange={(event) => setElsewhere(event.target.checked)}>{say`Return to another place`}</Checkbox>
      </div>
    </SearchForm>
  )
}
