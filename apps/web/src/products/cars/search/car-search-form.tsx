import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { beforeOption, DateRange, loadRangePicker, PlaceField, SearchForm, type SearchLook, TimeField } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { AGES, carResultsHref, parseRental, type Rental, type RentalErrors, TIMES, usualRental } from '../car-address.ts'
import { CAR_PLACES } from '../cars-api.ts'
import { recentCars } from '../recent-cars.ts'
import { CAR_RANGE } from './car-range.ts'

const AGE_LIST = Array.from({ length: AGES.most - AGES.least + 1 }, (_, at) => AGES.least + at)

export interface CarSearchFormProps {
  readonly look: SearchLook
  readonly today: Day
  readonly given?: Partial<Rental>
  readonly labels?: { readonly pickup?: string; readonly dropoff?: string }
  readonly errors?: RentalErrors
}

interface Place {
  readonly text: string
  readonly id: string
}

/** Looks for cars: where, from when to when, how old the driver is, and whether it comes back elsewhere. */
export function CarSearchForm({ look, today, given = {}, labels = {}, errors: firstErrors = {} }: CarSearchFormProps) {
  const earliest = earliestCheckin(today, useShell())
  const navigate = useNavigate()
  const [pickup, setPickup] = useState<Place>({ text: labels.pickup ?? given.pickup ?? '', id: given.pickup ?? '' })
  const [dropoff, setDropoff] = useState<Place>({ text: labels.dropoff ?? given.dropoff ?? '', id: given.dropoff ?? '' })
  const [elsewhere, setElsewhere] = useState(Boolean(given.dropoff))
  const usual = usualRental(earliest)
  const [chosen, setRange] = useState(given.from || given.to ? { from: given.from ?? usual.from, until: given.to ?? usual.to } : null)
  // Until days are chosen, they are the first possible ones.
  const range = chosen ?? { from: usual.from, until: usual.to }
  const [times, setTimes] = useState({ from: given.fromTime ?? TIMES.first, to: given.toTime ?? TIMES.last })
  const [age, setAge] = useState(given.age ?? AGES.usual)
  const [errors, setErrors] = useState(firstErrors)
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
    setPickup({ text: search.label, id: search.pickupCode })
    setDropoff({ text: search.dropoffLabel, id: search.dropoffCode })
    setElsewhere(!search.sameDropoff)
    setRange({ from: search.pickupDate as Day, until: search.dropoffDate as Day })
    setTimes({ from: search.pickupTime, to: search.dropoffTime })
    setAge(search.driverAge)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const query = new URLSearchParams({
      pickup: pickup.id || pickup.text,
      from: `${range.from}T${times.from}`,
      to: `${range.until}T${times.to}`,
      age: String(age),
    })
    if (elsewhere) query.set('dropoff', dropoff.id || dropoff.text)
    const read = parseRental(query, earliest)
    setErrors(read.errors)
    if (read.rental) await navigate(carResultsHref(read.rental))
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
          onText={(text) => setPickup({ text, id: '' })}
          onPlace={({ label, place_id }) => setPickup({ text: label, id: place_id })}
          onBefore={recall}
        />
      </div>
      {elsewhere && (
        <div className="cell cell-place">
          <PlaceField
            label={say`Return place`}
            name="dropoff"
            placeholder={say`City or airport`}
            among={CAR_PLACES}
            text={dropoff.text}
            onText={(text) => setDropoff({ text, id: '' })}
            onPlace={({ label, place_id }) => setDropoff({ text: label, id: place_id })}
          />
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
