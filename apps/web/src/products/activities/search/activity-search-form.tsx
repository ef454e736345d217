import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText, say } from '@sojourn/i18n'
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
  type TypedPlace,
} from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { ACTIVITY_PLACES } from '../activities-api.ts'
import { type Outing, type OutingErrors, type Party, parseOuting, resultsHref, USUAL_PARTY, usualDays } from '../activity-address.ts'
import { recentActivities } from '../recent-activities.ts'
import { ACTIVITY_RANGE } from './activity-range.ts'
import { PartyField } from './party-field.tsx'

export interface ActivitySearchFormProps {
  readonly look: SearchLook
  /** The time of the server. */
  readonly nowMs: number
  readonly given?: Partial<Outing>
  /** What the place of `given` is called. */
  readonly label?: string | undefined
  readonly errors?: OutingErrors
  /** The clock of the place of `given`. */
  readonly timeZone?: string | undefined
}

/** Looks for things to do: where, on which days, and who comes. */
export function ActivitySearchForm({ look, nowMs, given = {}, label, timeZone, errors: firstErrors = {} }: ActivitySearchFormProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const [place, setPlace] = useState(givenPlace(given.place, label, timeZone))
  const today = todayAt(place.timeZone, nowMs)
  const earliest = earliestCheckin(today, shell)
  const usual = usualDays(earliestCheckin(earliestDay(nowMs), shell))
  const [chosen, setRange] = useState(given.from || given.to ? { from: given.from ?? usual.from, until: given.to ?? usual.to } : null)
  const range = chosen ?? { from: usual.from, until: usual.to }
  const [party, setParty] = useState<Party>({
    adults: given.adults ?? USUAL_PARTY.adults,
    seniors: given.seniors ?? 0,
    children: given.children ?? [],
  })
  const [errors, setErrors] = useState(firstErrors)
  const [near, setNear] = useState<readonly FoundPlace[]>([])
  useCarry({ place: place.id, ...range }, { from: usual.from, until: usual.to })
  const searches = recentActivities.use()
  const before = searches.map((search) =>
    beforeOption({
      id: search.place,
      label: search.label,
      detail: daysText(search.from, search.to),
      onRemove: () => recentActivities.forget(search.place),
    }),
  )
  const recall = (id: string) => {
    const search = searches.find((each) => each.place === id)
    if (!search) return
    setPlace({ text: search.label, id: search.place, timeZone: search.timeZone })
    setRange({ from: search.from as Day, until: search.to as Day })
    setParty({ adults: search.adults, seniors: search.seniors, children: search.children })
  }
  const choose = (next: TypedPlace) => {
    setPlace(next)
    setNear([])
    // It was about the text before.
    setErrors(({ place: _error, ...others }) => others)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { place: found, near: meant, wrong, value } = await readTypedPlace(place, ACTIVITY_PLACES)
    const query = new URLSearchParams({
      place: value,
      from: range.from,
      to: range.until,
      adults: String(party.adults),
      seniors: String(party.seniors),
      children: party.children.join(','),
    })
    const read = parseOuting(query, found ? earliestCheckin(todayAt(found.time_zone, nowMs), shell) : earliest)
    setNear(meant)
    setErrors({ ...read.errors, ...(wrong && { place: wrong }) })
    if (read.outing && !wrong) await navigate(resultsHref(read.outing))
  }
  return (
    <SearchForm name={say`Activities`} action={PRODUCT_PAGES.ACT.results} look={look} cells="cells-one-row" onSubmit={submit}>
      <PlaceCell
        label={say`Where to?`}
        name="place"
        placeholder={say`City or region`}
        among={ACTIVITY_PLACES}
        place={place}
        near={near}
        error={errors.place}
        before={before}
        onChange={choose}
        onBefore={recall}
      />
      <DateRange
        kind={ACTIVITY_RANGE}
        range={range}
        earliest={earliest}
        today={today}
        loadPicker={loadRangePicker}
        extra={{}}
        errors={{ ...(errors.from && { from: errors.from }), ...(errors.to && { until: errors.to }) }}
        onChange={setRange}
      />
      <div className="cell cell-party">
        <PartyField party={party} error={errors.party} onChange={setParty} />
      </div>
    </SearchForm>
  )
}
