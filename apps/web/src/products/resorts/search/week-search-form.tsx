import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { monthText, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type FoundPlace, givenPlace, PlaceCell, readTypedPlace, SearchForm, type SearchLook, type TypedPlace } from '../../../features/search-form/index.ts'
import { monthsFrom, parseWeeks, type ResortErrors, type WeekSearch, weeksHref } from '../resort-address.ts'
import { BEDROOMS } from '../resort-words.ts'
import { RESORT_PLACES } from '../resorts-api.ts'
import { RESORT_PLACE } from './resort-place.tsx'

const MONTHS = 24

interface WeekSearchFormProps {
  readonly look: SearchLook
  readonly nowMs: number
  readonly given?: Partial<WeekSearch>
  readonly label?: string | undefined
  readonly errors?: ResortErrors
  /** The month comes first on the landing by week. */
  readonly first?: 'where' | 'month'
}

/** Looks for weeks: where, in which month, how large. */
export function WeekSearchForm({ look, nowMs, given = {}, label, errors: firstErrors = {}, first = 'where' }: WeekSearchFormProps) {
  const navigate = useNavigate()
  const [place, setPlace] = useState(givenPlace(given.where, label))
  const [month, setMonth] = useState(given.month ?? '')
  const [bedrooms, setBedrooms] = useState(given.bedrooms ? String(given.bedrooms) : '')
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<readonly FoundPlace[]>([])
  const choose = (next: TypedPlace) => {
    setPlace(next)
    setNear([])
    setErrors(({ where: _, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = await readTypedPlace(place, RESORT_PLACES)
    const query = new URLSearchParams({ where: read.value, month, bedrooms })
    const parsed = parseWeeks(query)
    setNear(read.near)
    setErrors({ ...parsed.errors, ...(read.wrong && { where: read.wrong }) })
    if (Object.keys(parsed.errors).length === 0 && !read.wrong) await navigate(weeksHref(parsed.given))
  }
  const where = (
    <PlaceCell
      key="where"
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
  )
  const when = (
    <div key="month" className="cell cell-time">
      <label htmlFor={`${look}-month`} className="cell-label">{say`Month`}</label>
      <select id={`${look}-month`} name="month" value={month} onChange={(event) => setMonth(event.target.value)} className="cell-select">
        <option value="">{say`Next six months`}</option>
        {monthsFrom(earliestDay(nowMs).slice(0, 7), MONTHS).map((each) => (
          <option key={each} value={each}>
            {monthText(each)}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <SearchForm name={say`Resort weeks`} action={PRODUCT_PAGES.RST.results} look={look} cells="cells-one-row" onSubmit={submit}>
      {first === 'where' ? [where, when] : [when, where]}
      <div className="cell cell-time">
        <label htmlFor={`${look}-bedrooms`} className="cell-label">{say`Bedrooms`}</label>
        <select id={`${look}-bedrooms`} name="bedrooms" value={bedrooms} onChange={(event) => setBedrooms(event.target.value)} className="cell-select">
          {BEDROOMS.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </SearchForm>
  )
}
