import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { monthText, say, sayAs } from '@sojourn/i18n'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  beforeOption,
  type FoundPlace,
  givenPlace,
  PlaceCell,
  readTypedPlace,
  SearchForm,
  type SearchLook,
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { type CruiseErrors, type CruiseSearch, cruiseQuery, cruisesHref, NIGHTS, type Nights, parseCruises, USUAL } from '../cruise-address.ts'
import { NIGHTS_WORDS } from '../cruise-words.ts'
import { CRUISE_PLACES, type CruisePlace } from '../cruises-api.ts'
import { recentCruises } from '../recent-cruises.ts'
import { Ship } from '../ship-sign.tsx'
import { CellList } from './cell-list.tsx'
import { GuestsField } from './guests-field.tsx'
import { monthsAhead } from './months-ahead.ts'
import { recentDetail } from './recent-detail.ts'

/** What is found besides places: waters and lines. */
const SOLD = { Sign: Ship, word: say`Cruises` }
const ANY_NIGHTS = { value: '', label: say`Any length` }

export interface CruiseSearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  /** The ports where cruises begin. */
  readonly ports: readonly Pick<CruisePlace, 'place_id' | 'label'>[]
  readonly given?: Partial<CruiseSearch>
  /** What the place of `given` is called. */
  readonly label?: string | undefined
  readonly errors?: CruiseErrors
}

/** Looks for cruises: in which waters (in all of them where none is given), in which month, for how many nights, from which port, in which cabin and with whom. */
export function CruiseSearchForm({ look, nowMs, ports, given = {}, label, errors: firstErrors = {} }: CruiseSearchFormProps) {
  const navigate = useNavigate()
  const [place, setPlace] = useState(givenPlace(given.where, label))
  const [month, setMonth] = useState(given.month ?? '')
  const [nights, setNights] = useState<Nights | ''>(given.nights ?? '')
  const [port, setPort] = useState(given.port ?? '')
  const [party, setParty] = useState({ cabin: given.cabin ?? ('' as const), adults: given.adults ?? USUAL.adults, children: given.children ?? USUAL.children })
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<readonly FoundPlace[]>([])
  useCarry({ place: place.id })
  const searches = recentCruises.use()
  const before = searches.map((search) =>
    beforeOption({ id: search.where, label: search.label, detail: recentDetail(search), onRemove: () => recentCruises.forget(search.where) }),
  )
  const recall = (id: string) => {
    const search = searches.find(({ where }) => where === id)
    if (search) void navigate(`${PRODUCT_PAGES.CRU.results}?${search.query}`)
  }
  const choose = (next: TypedPlace) => {
    setPlace(next)
    setNear([])
    setErrors(({ where: _, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = await readTypedPlace(place, CRUISE_PLACES)
    const { given: search, errors: wrong } = parseCruises(cruiseQuery({ where: read.value, month, nights, port, ...party }))
    setNear(read.near)
    setErrors({ ...wrong, ...(read.wrong && { where: read.wrong }) })
    if (Object.keys(wrong).length === 0 && !read.wrong) await navigate(cruisesHref(search))
  }
  return (
    <SearchForm name={say`Cruises`} action={PRODUCT_PAGES.CRU.results} look={look} cells="cells-cruise" onSubmit={submit}>
      <PlaceCell
        label={sayAs('of a cruise')`Where`}
        name="where"
        placeholder={say`Waters, port or cruise line`}
        among={CRUISE_PLACES}
        sold={SOLD}
        advice={say`Try a sea, a port or a cruise line.`}
        place={place}
        near={near}
        error={errors.where}
        before={before}
        onChange={choose}
        onBefore={recall}
      />
      <CellList
        label={say`Month`}
        name="month"
        value={month}
        options={[{ value: '', label: say`Next twelve months` }, ...monthsAhead(nowMs).map((value) => ({ value, label: monthText(value) }))]}
        onChange={setMonth}
      />
      <CellList
        label={say`Nights`}
        name="nights"
        value={nights}
        options={[ANY_NIGHTS, ...NIGHTS.map((value) => ({ value, label: NIGHTS_WORDS[value] }))]}
        onChange={(value) => setNights(NIGHTS.find((each) => each === value) ?? '')}
      />
      <CellList
        label={say`From port`}
        name="port"
        value={port}
        options={[{ value: '', label: say`Any port` }, ...ports.map(({ place_id: value, label: text }) => ({ value, label: text }))]}
        onChange={setPort}
      />
      <div className="cell cell-party">
        <GuestsField party={party} error={errors.guests} onChange={setParty} />
      </div>
    </SearchForm>
  )
}
