import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  askPlace,
  beforeOption,
  countryText,
  DateRange,
  type FoundPlace,
  loadRangePicker,
  NearPlaces,
  noPlaceText,
  PlaceField,
  SearchForm,
  type SearchLook,
  TimeField,
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

interface Place {
  readonly text: string
  readonly id: string
  /** The clock there; null where it is not known. */
  readonly timeZone: string | null
}

interface Near {
  readonly pickup: readonly FoundPlace[]
  readonly dropoff: readonly FoundPlace[]
}
const NONE_NEAR: Near = { pickup: [], dropoff: [] }

const chosenPlace = ({ label, place_id: id, time_zone: timeZone }: FoundPlace): Place => ({ text: label, id, timeZone })

/** What was chosen or typed at a field: a place, or what may have been meant. */
async function readField({
  text,
  id,
}: Place): Promise<{ readonly place: FoundPlace | null; readonly near: readonly FoundPlace[]; readonly wrong: string | null }> {
  const meant = id || !text.trim() ? null : await askPlace(text, CAR_PLACES)
  // Where nothing answers, the text is sent as it is.
  if (!meant || meant.kind === 'place') return { place: meant?.place ?? null, near: [], wrong: null }
  const typed = text.trim()
  return { place: null, near: meant.places, wrong: meant.kind === 'country' ? countryText(typed) : noPlaceText(typed, meant.places) }
}

/** Looks for cars: where, from when to when, how old the driver is, and whether it comes back elsewhere. */
export function CarSearchForm({ look, nowMs, given = {}, labels = {}, timeZone, errors: firstErrors = {} }: CarSearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const [pickup, setPickup] = useState<Place>({
    text: labels.pickup ?? given.pickup ?? '',
    id: labels.pickup ? (given.pickup ?? '') : '',
    timeZone: labels.pickup && timeZone ? timeZone : null,
  })
  const [dropoff, setDropoff] = useState<Place>({
    text: labels.dropoff ?? given.dropoff ?? '',
    id: labels.dropoff ? (given.dropoff ?? '') : '',
    timeZone: null,
  })
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
  const choose = (set: (place: Place) => void, field: keyof Near) => (place: Place) => {
    set(place)
    setNear((before) => ({ ...before, [field]: [] }))
    // It was about the text before.
    setErrors(({ [field]: _error, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [from, back] = await Promise.all([readField(pickup), elsewhere ? readField(dropoff) : null])
    const query = new URLSearchParams({
      pickup: from.place?.place_id || pickup.id || pickup.text,
      from: `${range.from}T${times.from}`,
      to: `${range.until}T${times.to}`,
      age: String(age),
    })
    if (elsewhere) query.set('dropoff', back?.place?.place_id || dropoff.id || dropoff.text)
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
      <div className="cell cell-place">
        <PlaceField
          label={say`Pick-up place`}
          name="pickup"
          placeholder={say`City or airport`}
          among={CAR_PLACES}
          text={pickup.text}
          error={errors.pickup}
          before={before}
          onText={(text) => choose(setPickup, 'pickup')({ text, id: '', timeZone: null })}
          onPlace={(place) => choose(setPickup, 'pickup')(chosenPlace(place))}
          onBefore={recall}
        />
        <NearPlaces places={near.pickup} onPlace={(place) => choose(setPickup, 'pickup')(chosenPlace(place))} />
      </div>
      {elsewhere && (
        <div className="cell cell-place">
          <PlaceField
            label={say`Return place`}
            name="dropoff"
            placeholder={say`City or airport`}
            among={CAR_PLACES}
            text={dropoff.text}
            error={errors.dropoff}
            onText={(text) => choose(setDropoff, 'dropoff')({ text, id: '', timeZone: null })}
            onPlace={(place) => choose(setDropoff, 'dropoff')(chosenPlace(place))}
          />
          <NearPlaces places={near.dropoff} onPlace={(place) => choose(setDropoff, 'dropoff')(chosenPlace(place))} />
        </div>
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
