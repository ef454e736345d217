import { commaText, daysText, dayText, moneyText, say } from '@sojourn/i18n'
import { dayIn } from '@sojourn/kernel'
import { lazy, Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { agesOf, type SailingSearch, sailingHref, whereHref } from '../cruise-address.ts'
import { cruiseIdea } from '../cruise-idea.ts'
import { guestsText, nightsText, wayText } from '../cruise-words.ts'
import type { ChosenCabin, Gratuities, PayHow, SailingDetails, Seating } from '../cruises-api.ts'
import { AshoreList } from './ashore-list.tsx'
import { BookPanel } from './book-panel.tsx'
import { CabinChoice } from './cabin-choice.tsx'
import { DayByDay } from './day-by-day.tsx'
import { GradeChoice } from './grade-choice.tsx'
import { isOffered } from './held-cabin.ts'
import { Papers } from './papers.tsx'
import { Penalties } from './penalties.tsx'
import { PriceLines } from './price-lines.tsx'
import { ShipFacts } from './ship-facts.tsx'
import { useFreeCabins } from './use-free-cabins.ts'
import { useHeldCabin } from './use-held-cabin.ts'
import { deckOf, withHeld } from './with-held.ts'

// Fetched where a grade is all taken.
const WaitForCabin = lazy(() => import('./wait-for-cabin.tsx').then((found) => ({ default: found.WaitForCabin })))

interface CruiseDetailsProps {
  readonly details: SailingDetails
  readonly search: SailingSearch
  readonly nowMs: number
}

/** A sailing day by day, its ship and cabins, what it costs and when it is paid, what canceling means, and the way to the checkout. */
export function CruiseDetails({ details, search, nowMs }: CruiseDetailsProps) {
  const { sailing, grades } = details
  const first = grades.find(({ grade, cabin }) => grade === search.grade && cabin !== null) ?? grades.find(({ cabin }) => cabin !== null)
  useCarry({ place: sailing.from.place_id ?? '', from: sailing.starts_on, until: sailing.ends_on })
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 lg:col-span-2">
        <p className="text-small text-ink-2">{commaText([sailing.ship.name, sailing.ship.line])}</p>
        <h1 className="mt-1 text-h1-s md:text-h1">{sailing.title}</h1>
        <p className="mt-2 text-body">{commaText([nightsText(sailing.nights), wayText(sailing), daysText(sailing.starts_on, sailing.ends_on)])}</p>
        <p className="mt-1 text-small text-ink-2">{commaText(sailing.included.map(({ name }) => name))}</p>
        <p className="mt-4">
          <SaveButton
            look="button"
            saving={cruiseIdea(
              sailing,
              search,
              first?.grade ?? '',
              first?.cabin ? { amount: first.cabin.price.total, currency: first.cabin.price.currency } : null,
            )}
          />
        </p>
        <DayByDay sailing={sailing} way={details.way} shipTime={details.ship_time} />
      </div>
      {first ? (
        <Cabins key={sailing.sailing_id} details={details} search={search} nowMs={nowMs} first={first.grade} />
      ) : (
        <div className="lg:col-span-2">
          <h2 className="text-h3">{say`No cabin left for you`}</h2>
          <p className="mt-2 text-small text-ink-2">{say`Every cabin that sleeps ${guestsText(search)} is taken. Other days of the same cruise may have one.`}</p>
          <AllTaken details={details} search={search} />
          <OtherDates details={details} search={search} />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1">
        <AshoreList ashore={details.ashore} guests={search} />
        <ShipFacts ship={sailing.ship} decks={details.decks} />
        <Papers documents={details.documents} party_rule={details.party_rule} />
        {first && <OtherDates details={details} search={search} />}
        <ButtonLink
          look="underlined"
          to={whereHref(sailing.region.code)}
          className="mt-6 inline-block py-3"
        >{say`Other cruises: ${sailing.region.name}`}</ButtonLink>
      </div>
    </div>
  )
}

interface CabinsProps extends CruiseDetailsProps {
  readonly first: string
}

/** The grade, the cabin, where one eats, how it is paid: and what that comes to. */
function Cabins({ details, search, nowMs, first }: CabinsProps) {
  const { sailing, grades, dining: seatings, currency } = details
  const { revalidate } = useRevalidator()
  const [gradeCode, setGrade] = useState(first)
  const [cabinNo, setCabin] = useState<string | null>(null)
  const [deck, setDeck] = useState(0)
  const [dining, setDining] = useState<Seating>(seatings[0]?.seating ?? 'open')
  const [gratuities, setGratuities] = useState<Gratuities>('now')
  const [pay, setPay] = useState<PayHow>('deposit')
  const guests = agesOf(search)
  const state = useFreeCabins({ sailingId: sailing.sailing_id, guests, grade: gradeCode, gratuities, pay, currency })
  const takeUp = (held: ChosenCabin) => {
    if (!isOffered(grades, held)) return
    setGrade(held.grade)
    setCabin(held.cabinNo)
    if (held.cabinNo) setDeck(deckOf(held.cabinNo))
  }
  const holding = useHeldCabin(sailing.sailing_id, takeUp)
  const grade = grades.find((each) => each.grade === gradeCode)
  const mine = holding.held?.cabin.grade === gradeCode ? holding.held : null
  const free = state.free && withHeld(state.free, mine?.cabin.cabinNo ?? null)
  const sum = state.free?.cabin ?? grade?.cabin
  if (!grade || !sum) return null
  // Without a choice of theirs people get the first that is free, where the line does not choose.
  const isGuarantee = grade.guarantee && (free?.cabins.length ?? 0) === 0
  const number = isGuarantee ? null : (cabinNo ?? (free && !free.guarantee ? (free.cabins[0]?.cabin_no ?? null) : null))
  const cabin: ChosenCabin = { sailingId: sailing.sailing_id, guests, grade: gradeCode, cabinNo: number, currency }
  const canWait = details.final_payment_on > dayIn(sailing.from.time_zone, nowMs)
  return (
    <>
      <div className="min-w-0">
        <GradeChoice
          grades={grades}
          chosen={gradeCode}
          guests={guests.length}
          onChoose={(next) => {
            setGrade(next)
            setCabin(null)
          }}
        />
        <AllTaken details={details} search={search} />
        <CabinChoice state={{ ...state, free }} isGuarantee={isGuarantee} chosen={number} held={mine} deck={deck} onDeck={setDeck} onChoose={setCabin} />
        <div className="mt-8 grid gap-8 border-t border-rule pt-6 xl:grid-cols-2">
          <Choice
            name="dining"
            title={say`When you eat`}
            value={dining}
            options={seatings.map(({ seating, name, time }) => ({ value: seating, label: name, note: time ?? '' }))}
            onChange={setDining}
          />
          <Choice
            name="gratuities"
            title={say`Gratuities`}
            value={gratuities}
            options={[
              { value: 'now', label: say`With the cruise`, note: say`Nothing is left to pay for them on board.` },
              { value: 'on_board', label: say`On board`, note: say`${moneyText(sum.gratuities, sum.price.currency)} at the end, in the same total.` },
            ]}
            onChange={setGratuities}
          />
          {canWait && (
            <Choice
              name="pay"
              title={say`When you pay`}
              value={pay}
              options={[
                { value: 'deposit', label: say`A deposit now`, note: say`The rest on ${dayText(details.final_payment_on)}.` },
                { value: 'all', label: say`All of it now`, note: '' },
              ]}
              onChange={setPay}
            />
          )}
        </div>
        <PriceLines sum={sum} gratuities={gratuities} />
        <Penalties penalties={details.penalties} startsOn={sailing.starts_on} today={dayIn(sailing.from.time_zone, nowMs)} sum={sum} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:h-full">
        <BookPanel
          sailing={sailing}
          grade={grade}
          sum={sum}
          busy={state.free === null && state.problem === null}
          cabin={cabin}
          dining={dining}
          gratuities={gratuities}
          pay={pay}
          holding={holding}
          onRefresh={() => {
            state.again()
            void revalidate()
          }}
        />
      </div>
    </>
  )
}

/** The way onto the waiting list of a grade whose cabins are all taken. */
function AllTaken({ details: { sailing, grades, currency }, search }: Pick<CruiseDetailsProps, 'details' | 'search'>) {
  const guests = agesOf(search)
  const gone = grades.filter(({ cabin, decks, guests_max: sleeps }) => cabin === null && decks.length > 0 && sleeps >= guests.length)
  if (gone.length === 0) return null
  return (
    <Suspense>
      <WaitForCabin sailingId={sailing.sailing_id} guests={guests} gone={gone} currency={currency} />
    </Suspense>
  )
}

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly title: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note: string }[]
  readonly onChange: (value: Value) => void
}

/** One question with few answers. */
function Choice<Value extends string>({ name, title, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="float-start w-full pb-2">
        <h2 className="text-h3">{title}</h2>
      </legend>
      {options.map((option) => (
        <RadioRow key={option.value} name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)}>
          <b className="font-[620]">{option.label}</b>
          {option.note && <span className="block text-caption text-ink-2">{option.note}</span>}
        </RadioRow>
      ))}
    </fieldset>
  )
}

/** The same cruise on other days. */
function OtherDates({ details: { other_dates: others }, search }: Pick<CruiseDetailsProps, 'details' | 'search'>) {
  if (others.length === 0) return null
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="text-h3">{say`The same cruise on other days`}</h2>
      <ul className="mt-2">
        {others.map(({ sailing_id: sailingId, ship, starts_on: startsOn, price }) => (
          <li key={sailingId} className="border-t border-rule">
            <Link to={sailingHref({ ...search, sailingId })} className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-small">
              <span className="underline-offset-4 group-hover:underline">{commaText([dayText(startsOn), ship])}</span>
              <span className="font-[620] tabular-nums">{say`from ${moneyText(price.total, price.currency)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
