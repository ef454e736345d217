import { moneyOrNothing, moneyText, plural, say, wallClockText } from '@sojourn/i18n'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { JoinWaitingList } from '../../../features/waiting-list/index.ts'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type TableChoice, type TableSearch, tableResultsHref } from '../table-address.ts'
import { AREAS, askedText, DIETS, forText, OCCASIONS, timeOf, whenText } from '../table-words.ts'
import type { Area, RestaurantDetails, TableSlot, WantedTable } from '../tables-api.ts'
import { waitedFor } from '../wait-for-table.ts'
import { useTableHold } from './table-hold.ts'
import { TimeChoice } from './time-choice.tsx'

/** The longest note to a restaurant. */
const NOTE_MAX = 200
type Diet = WantedTable['diets'][number]

interface TableFormProps {
  readonly details: RestaurantDetails
  readonly search: TableSearch
  readonly choice: TableChoice
}

/** When, where and for how many, and the way to the checkout; where the chosen time is full, onto its waiting list. */
export function TableForm({ details, search, choice }: TableFormProps) {
  const slot = details.slots.find(({ at }) => timeOf(at) === choice.at)
  const area = choice.area as Area | undefined
  return (
    <div className="grid gap-5 border border-rule-2 bg-sheet p-5">
      <h2 className="text-h3">{say`Book a table`}</h2>
      <TimeChoice details={details} search={search} choice={choice} />
      {slot?.free && <Booking key={slot.slot_id} details={details} search={search} slot={slot} area={area} />}
      {slot && !slot.free && (
        <JoinWaitingList
          key={slot.slot_id}
          wanted={waitedFor({ restaurantId: details.restaurant.restaurant_id, at: slot.at, party: search.party, area }, details.currency)}
        />
      )}
      {!slot && details.slots.length > 0 && <p className="text-small text-ink-2">{say`Choose a time to go on.`}</p>}
    </div>
  )
}

/** Nothing to pay, as a price. */
const nothing = (currency: string) => ({ total: 0, currency, base: 0, taxes: 0, fees: 0, pay_now: 0, pay_at_property: 0, per_night: [] })

function Booking({ details, search, slot, area }: Omit<TableFormProps, 'choice'> & { readonly slot: TableSlot; readonly area: Area | undefined }) {
  const { restaurant, menu_price: menuPrice, currency, late_minutes: late } = details
  const elsewhere = useNoBookLink()
  const { revalidate } = useRevalidator()
  const [menu, setMenu] = useState(false)
  const [diets, setDiets] = useState<readonly Diet[]>([])
  const [occasion, setOccasion] = useState('')
  const [note, setNote] = useState('')
  const wanted = {
    restaurantId: restaurant.restaurant_id,
    at: slot.at,
    party: search.party,
    area,
    menu,
    diets: [...diets],
    occasion: (occasion || undefined) as WantedTable['occasion'],
    note,
  }
  const hold = useTableHold(wanted, () => void revalidate())
  const price = menu && menuPrice ? menuPrice : nothing(currency)
  const pick = { id: slot.slot_id, price }
  const { attempt, Outcome } = hold
  const chosen = `${forText(search.party)}, ${whenText(slot.at)}`
  return (
    <form
      method="dialog"
      aria-label={say`Book this table`}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere && note.length <= NOTE_MAX) hold.select(pick)
      }}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-ink pt-4 text-small">
        <dt className="text-ink-3">{say`Your table`}</dt>
        <dd className="font-[620]">{chosen}</dd>
        <dt className="text-ink-3">{say`Yours until`}</dt>
        <dd className="font-[620] tabular-nums">{timeOf(slot.until)}</dd>
        {slot.area && (
          <>
            <dt className="text-ink-3">{say`Where`}</dt>
            <dd>{AREAS[area ?? slot.area]}</dd>
          </>
        )}
        <dt className="text-ink-3">{say`If you are late`}</dt>
        <dd>{say`Kept for ${plural(late, { one: '# minute', other: '# minutes' })}, then it may be given to others.`}</dd>
      </dl>
      {menuPrice && restaurant.set_menu && (
        <Checkbox checked={menu} onChange={({ target }) => setMenu(target.checked)}>
          {say`Set menu of ${plural(restaurant.set_menu.courses, { one: '# course', other: '# courses' })} for everyone, ${moneyText(menuPrice.total, currency)} paid now`}
        </Checkbox>
      )}
      <details className="more text-small">
        <summary>{say`Diet, occasion, a note`}</summary>
        <div className="mt-3 grid gap-4">
          <fieldset>
            <legend className="label">{say`Diet`}</legend>
            {(Object.keys(DIETS) as Diet[]).map((diet) => (
              <Checkbox
                key={diet}
                checked={diets.includes(diet)}
                onChange={({ target }) => setDiets(target.checked ? [...diets, diet] : diets.filter((each) => each !== diet))}
              >
                {DIETS[diet]}
              </Checkbox>
            ))}
          </fieldset>
          <Select
            label={say`Occasion`}
            options={[{ value: '', label: say`None` }, ...Object.entries(OCCASIONS).map(([value, label]) => ({ value, label }))]}
            value={occasion}
            onChange={({ target }) => setOccasion(target.value)}
          />
          <Field label={say`Note for the restaurant`} value={note} limit={NOTE_MAX} onChange={({ target }) => setNote(target.value)} />
        </div>
      </details>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-rule pt-4 text-small tabular-nums [&>dd]:text-end">
        <dt className="text-body font-[620]">{say`To pay now`}</dt>
        <dd className="text-body font-[640]">{moneyOrNothing(price.pay_now, currency, say`Nothing`)}</dd>
      </dl>
      <p className="text-small text-ink-2">
        {menu ? say`Free to cancel until ${wallClockText(slot.free_until)}; after that the menu isn't given back.` : askedText(slot.guarantee)}
      </p>
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={pick} chosen={chosen} actions={hold} wanted={wanted} othersTo={tableResultsHref(search)} />}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt)}>
          {price.pay_now > 0 ? say`Continue to payment` : say`Book this table`}
        </Button>
      )}
    </form>
  )
}
