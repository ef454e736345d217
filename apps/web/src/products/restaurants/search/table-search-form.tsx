import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, plural, say } from '@sojourn/i18n'
import { type Day, earliestDay, todayAt } from '@sojourn/kernel'
import { type FormEvent, useId, useState } from 'react'
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
import { FieldNote } from '../../../ui/field.tsx'
import { recentTables } from '../recent-tables.ts'
import { PARTY_MOST, parseTable, type TableErrors, type TableSearch, tableResultsHref, USUAL, usualDay } from '../table-address.ts'
import { TABLE_PLACES } from '../tables-api.ts'
import { TABLE_DAY } from './table-day.ts'

const PARTIES = Array.from({ length: PARTY_MOST }, (_, index) => index + 1)

export interface TableSearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  readonly given?: Partial<TableSearch>
  /** What the place of `given` is called. */
  readonly label?: string
  readonly errors?: TableErrors
  /** The clock of the place of `given`. */
  readonly timeZone?: string
}

/** Looks for tables: where, on which day, at which time, for how many. */
export function TableSearchForm({ look, nowMs, given = {}, label, timeZone, errors: firstErrors = {} }: TableSearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const partyId = useId()
  const [place, setPlace] = useState(givenPlace(given.place, label, timeZone))
  const today = todayAt(place.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  const usual = usualDay(earliestCheckin(earliestDay(nowMs), shell))
  // Until a day is chosen, it is two weeks from now.
  const [day, setDay] = useState(given.day ?? usual)
  const [time, setTime] = useState(given.time ?? USUAL.time)
  const [party, setParty] = useState(given.party ?? USUAL.party)
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<readonly FoundPlace[]>([])
  useCarry({ place: place.id, from: day }, { from: usual })
  const searches = recentTables.use()
  const before = searches.map((search) =>
    beforeOption({ id: search.place, label: search.label, detail: dayText(search.day as Day), onRemove: () => recentTables.forget(search.place) }),
  )
  const recall = (id: string) => {
    const search = searches.find((each) => each.place === id)
    if (!search) return
    setPlace({ text: search.label, id: search.place, timeZone: search.timeZone })
    setDay(search.day as Day)
    setTime(search.time)
    setParty(search.party)
  }
  const choose = (next: TypedPlace) => {
    setPlace(next)
    setNear([])
    // It was about the text before.
    setErrors(({ place: _error, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { place: found, near: meant, wrong, value } = await readTypedPlace(place, TABLE_PLACES)
    const query = new URLSearchParams({ place: value, day, time, party: String(party) })
    const read = parseTable(query, found ? earliestCheckin(todayAt(found.time_zone, nowMs), shell) : earliest)
    setNear(meant)
    setErrors({ ...read.errors, ...(wrong && { place: wrong }) })
    if (read.search && !wrong) await navigate(tableResultsHref(read.search))
  }
  return (
    <SearchForm name={say`Restaurants`} action={PRODUCT_PAGES.RES.results} look={look} cells="cells-one-row" onSubmit={submit}>
      <PlaceCell
        label={say`Where to?`}
        name="place"
        placeholder={say`City or district`}
        among={TABLE_PLACES}
        place={place}
        near={near}
        error={errors.place}
        before={before}
        onChange={choose}
        onBefore={recall}
      />
      <DateRange
        kind={TABLE_DAY}
        range={{ from: day, until: day }}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ from: errors.day }}
        onChange={({ from }) => setDay(from)}
      />
      <div className="cell cell-time">
        <TimeField label={say`Time`} name="time" value={time} step={15} error={errors.time} onChange={setTime} />
      </div>
      <div className="cell cell-time cell-party">
        <label htmlFor={partyId} className="cell-label">{say`People`}</label>
        <select id={partyId} name="party" value={party} onChange={(event) => setParty(Number(event.target.value))} className="cell-select">
          {PARTIES.map((count) => (
            <option key={count} value={count}>{say`${plural(count, { one: '# person', other: '# people' })}`}</option>
          ))}
        </select>
        {errors.party && <FieldNote kind="error" text={errors.party} />}
      </div>
    </SearchForm>
  )
}
