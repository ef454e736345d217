import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { byName, monthText, say } from '@sojourn/i18n'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { SearchForm, type SearchLook } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { PEOPLE_MAX, type TripSearch, tripsHref } from '../dreamtrip-address.ts'
import type { TripsFound } from '../dreamtrips-api.ts'

interface DreamtripSearchFormProps {
  readonly look: SearchLook
  readonly given: TripSearch
  /** Where trips go, and in which months: of all that are on sale. */
  readonly among: Pick<TripsFound['facets'], 'places' | 'months'>
}

const PEOPLE = Array.from({ length: PEOPLE_MAX }, (_, i) => i + 1)

/** Looks for departures: where to, in which month, for how many. */
export function DreamtripSearchForm({ look, given, among }: DreamtripSearchFormProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useState(given)
  const { place, month, people } = search
  useCarry(place ? { place } : {})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await navigate(tripsHref(search))
  }
  return (
    <SearchForm name={say`Dreamtrips`} action={PRODUCT_PAGES.DTR.results} look={look} cells="cells-one-row" onSubmit={submit}>
      <div className="cell cell-time">
        <label htmlFor={`${look}-place`} className="cell-label">{say`Where`}</label>
        <select
          id={`${look}-place`}
          name="place"
          value={place}
          onChange={(event) => setSearch({ ...search, place: event.target.value })}
          className="cell-select"
        >
          <option value="">{say`Anywhere`}</option>
          {among.places
            .toSorted((a, b) => byName(a.label, b.label))
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </div>
      <div className="cell cell-time">
        <label htmlFor={`${look}-month`} className="cell-label">{say`Month`}</label>
        <select
          id={`${look}-month`}
          name="month"
          value={month}
          onChange={(event) => setSearch({ ...search, month: event.target.value })}
          className="cell-select"
        >
          <option value="">{say`Any month`}</option>
          {among.months.map((each) => (
            <option key={each.month} value={each.month}>
              {monthText(each.month)}
            </option>
          ))}
        </select>
      </div>
      <div className="cell cell-time">
        <label htmlFor={`${look}-people`} className="cell-label">{say`People`}</label>
        <select
          id={`${look}-people`}
          name="people"
          value={people}
          onChange={(event) => setSearch({ ...search, people: Number(event.target.value) })}
          className="cell-select"
        >
          {PEOPLE.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </div>
    </SearchForm>
  )
}
