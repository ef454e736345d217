import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, daysText, moneyText, monthText, plural, say, stopText } from '@sojourn/i18n'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { paySplit } from '../../../lib/price-block/pay-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { classes } from '../../../ui/classes.ts'
import { Select } from '../../../ui/select.tsx'
import { useHeldInTab } from '../held-in-tab-api.ts'
import { resortHref, weeksHref } from '../resort-address.ts'
import { resortIdea } from '../resort-idea.ts'
import { COLOR_CLASS, COLORS, KITCHENS, powerText, SIZES, unitText } from '../resort-words.ts'
import type { Inventory, OfferedUnit, ResortDetail } from '../resorts-api.ts'
import { useReleaseOnLeave } from '../use-held-unit.ts'
import { WaitForWeek } from '../wait-for-week.tsx'
import { ExchangeSums } from './exchange-sums.tsx'
import { type HeldNow, HoldNow } from './hold-now.tsx'
import { ResortHead } from './resort-head.tsx'
import { Reviews } from './reviews.tsx'
import { useUnitHold } from './unit-hold.ts'
import { WeekList, weeksOf } from './week-list.tsx'

export interface WeekDetailsProps {
  readonly detail: ResortDetail
  readonly reviews: Parameters<typeof Reviews>[0]['first']
  readonly inventory: Inventory
  readonly months: readonly { readonly month: string; readonly color: OfferedUnit['color'] }[]
  readonly month: string
  readonly bedrooms: number
}

/** A resort with its weeks of a month, what one of them costs or takes, and the way to its checkout. */
export function WeekDetails({ detail, reviews, inventory, months, month, bedrooms }: WeekDetailsProps) {
  const { resort, rooms, amenities, description, near, from_airport: airport, resort_fee: fee } = detail
  const [by, setBy] = useState<'cash' | 'exchange'>('cash')
  const [chosen, setChosen] = useState<OfferedUnit | null>(null)
  const { held, unit: heldBefore, onHeld } = useHeldInTab<OfferedUnit>('/resorts', detail.resort.resort_id)
  const fitting: Inventory = { ...inventory, units: inventory.units.filter(({ unit }) => unit.bedrooms >= bedrooms) }
  const form = useRef<HTMLDivElement>(null)
  // On a phone what was chosen is told below the weeks.
  useEffect(() => {
    if (chosen) form.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  useEffect(() => {
    if (!heldBefore) return
    setBy(heldBefore.by === 'exchange' ? 'exchange' : 'cash')
    setChosen(heldBefore)
  }, [heldBefore])
  useReleaseOnLeave(PRODUCT_PAGES.RST, held?.reservationToken ?? null)
  return (
    <main id="content" className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <ResortHead resort={resort}>
          <p className="mt-4">
            <SaveButton
              look="button"
              saving={resortIdea({
                resort,
                product: 'RST',
                from: chosen?.check_in ?? '',
                to: chosen?.check_out ?? '',
                price: null,
                href: resortHref(resort.resort_id, { month, bedrooms }),
              })}
            />
          </p>
        </ResortHead>
        <p lang="en" className="mt-5 max-w-[60ch] text-body">
          {description}
        </p>
        <h2 className="mt-7 text-h3">{say`Weeks on offer`}</h2>
        <nav aria-label={say`Months`} className="-mx-1 mt-3 overflow-x-auto">
          <ul className="flex gap-1.5 px-1 py-1">
            {months.map((each) => (
              <li key={each.month}>
                <Link
                  to={resortHref(resort.resort_id, { month: each.month, bedrooms })}
                  preventScrollReset
                  aria-current={each.month === month ? 'true' : undefined}
                  className={classes(
                    'grid min-h-11 min-w-30 border border-s-4 border-rule-2 px-2.5 py-1.5 text-caption text-ink-2 hover:border-ink',
                    COLOR_CLASS[each.color],
                    each.month === month && 'border-ink bg-sheet outline outline-1 outline-ink',
                  )}
                >
                  <span className="text-small font-[620] whitespace-nowrap text-ink">{monthText(each.month)}</span>
                  <span className="whitespace-nowrap">{COLORS[each.color]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">{say`How you get it`}</legend>
          {(['cash', 'exchange'] as const).map((each) => (
            <Button key={each} size="small" look={by === each ? 'ink' : undefined} aria-pressed={by === each} onClick={() => setBy(each)}>
              {each === 'cash' ? say`For money` : say`In exchange`}
            </Button>
          ))}
        </fieldset>
        <WeekList inventory={fitting} by={by} chosen={chosen} heldToken={held?.token ?? null} onChoose={setChosen} />
        {weeksOf(fitting, by).every(({ units }) => units.length === 0) && (
          <div className="mt-4 max-w-[34rem]">
            <WaitForWeek where={resort.resort_id} months={[month]} bedrooms={bedrooms} by={by} currency={inventory.currency} />
          </div>
        )}
      </div>
      <div ref={form} className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full">
        <WeekForm
          key={chosen?.reservation_token ?? ''}
          chosen={chosen}
          inventory={inventory}
          held={held}
          onHeld={(now) => chosen && onHeld(now, chosen)}
          othersTo={weeksHref({ where: resort.destination, month, bedrooms })}
          resortName={resort.name}
        />
      </div>
      <div className="min-w-0">
        <h2 className="text-h3">{say`Its units`}</h2>
        <ul className="mt-2 grid gap-2 text-body">
          {rooms.map((room) => (
            <li key={room.room_id}>{stopText([unitText(room), KITCHENS[room.kitchen], say`${plural(room.units, { one: '# unit', other: '# units' })}`])}</li>
          ))}
        </ul>
        <h2 className="mt-8 text-h3">{say`Good to know`}</h2>
        <ul className="mt-2 list-disc ps-5 text-body text-ink-2">
          <li>{say`Check-in from ${resort.checkin_from}, check-out until ${resort.checkout_until}`}</li>
          <li>{say`${near.walk_minutes} min walk to ${near.short}`}</li>
          <li>{say`${airport.minutes} min from the airport`}</li>
          {fee && <li>{say`Resort fee of ${moneyText(fee.amount, fee.currency)} per unit and night, paid there and included in the price shown`}</li>}
          <li>{say`${plural(amenities.length, { one: '# amenity', other: '# amenities' })}, with a pool and parking`}</li>
        </ul>
        <Reviews resortId={resort.resort_id} first={reviews} />
      </div>
    </main>
  )
}

interface WeekFormProps {
  readonly chosen: OfferedUnit | null
  readonly inventory: Inventory
  readonly held: HeldNow | null
  readonly onHeld: (held: HeldNow | null) => void
  readonly othersTo: string
  readonly resortName: string
}

/** What is chosen: for how many, with whose name, what it comes to, and the way to the checkout. */
function WeekForm({ chosen, inventory, held, onHeld, othersTo, resortName }: WeekFormProps) {
  const elsewhere = useNoBookLink()
  const { revalidate } = useRevalidator()
  const [guests, setGuests] = useState(Math.min(2, chosen?.unit.sleeps ?? 2))
  const [guestCertificate, setCertificate] = useState(false)
  const refresh = useCallback(() => void revalidate(), [revalidate])
  const hold = useUnitHold(
    'RST',
    chosen && {
      token: chosen.reservation_token,
      uuid: inventory.uuid,
      roomId: chosen.room_id,
      heldToken: held?.token === chosen.reservation_token ? held.reservationToken : null,
      guests,
      mainPath: '/resorts',
      guestCertificate,
      pay: 'now',
    },
    refresh,
  )
  if (!chosen?.price)
    return (
      <aside className="border border-rule-2 bg-sheet p-5">
        <h2 className="text-h3">{say`Choose a week`}</h2>
        <p className="mt-2 text-small text-ink-2">{say`Each button is one size of unit in one week. Prices are for seven nights, taxes and fees included.`}</p>
      </aside>
    )
  const { price, unit, power } = chosen
  const choice = { id: chosen.reservation_token, price }
  const split = paySplit(price, say`at the resort`)
  const { attempt, Outcome } = hold
  return (
    <form
      method="dialog"
      aria-label={say`Book this week`}
      className="grid gap-4 border border-rule-2 bg-sheet p-5 lg:sticky lg:top-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      <div>
        <h2 className="text-h3">{daysText(chosen.check_in, chosen.check_out)}</h2>
        <p className="text-small text-ink-2">{commaText([unitText(unit), unit.view])}</p>
        <p className="text-small text-ink-2">{say`Unit ${unit.unit}, ${COLORS[chosen.color]}`}</p>
      </div>
      <Select
        label={say`Guests`}
        options={Array.from({ length: unit.sleeps }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))}
        value={String(guests)}
        onChange={(event) => setGuests(Number(event.target.value))}
      />
      <Checkbox
        checked={guestCertificate}
        onChange={(event) => setCertificate(event.target.checked)}
      >{say`Someone else travels in my place (guest certificate)`}</Checkbox>
      {power && <ExchangeSums taken={power} />}
      <div className="border-t border-ink pt-3 text-small tabular-nums">
        <p className="flex justify-between text-body font-[640]">
          <span>{power ? say`Exchange fee and taxes` : SIZES[unit.size]}</span>
          <span>{moneyText(price.total, price.currency)}</span>
        </p>
        <p className="text-ink-2">{split.now}</p>
        {split.later && <p className="text-ink-2">{split.later}</p>}
        {power && <p className="text-ink-2">{say`And ${powerText(power.total)} of your deposits`}</p>}
        {chosen.last_call && <p className="font-[620] text-sun">{say`Last-call price`}</p>}
        {guestCertificate && <p className="text-ink-2">{say`The guest certificate is added at the next step, and shown before you pay.`}</p>}
      </div>
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={choice} chosen={commaText([resortName, SIZES[unit.size]])} actions={hold} othersTo={othersTo} />}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt)}>{say`Continue to payment`}</Button>
      )}
      {!elsewhere && <HoldNow token={chosen.reservation_token} mainPath="/resorts" held={held} onHeld={onHeld} />}
    </form>
  )
}
