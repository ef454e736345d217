import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, daysText, dayText, dayTextLong, moneyText, plural, say, sentencesText } from '@sojourn/i18n'
import { addDays, daysBetween } from '@sojourn/kernel'
import { useCallback, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { paySplit } from '../../../lib/price-block/pay-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { RadioRow } from '../../../ui/radio-row.tsx'
import { useHeldInTab } from '../held-in-tab-api.ts'
import { type StaySearch, staysHref, unitStayHref } from '../resort-address.ts'
import { resortIdea } from '../resort-idea.ts'
import { SIZES, unitText } from '../resort-words.ts'
import type { StayDetails as Details } from '../resorts-api.ts'
import { useReleaseOnLeave } from '../use-held-unit.ts'
import { type HeldNow, HoldNow } from './hold-now.tsx'
import { ResortHead } from './resort-head.tsx'
import { Reviews } from './reviews.tsx'
import { useUnitHold } from './unit-hold.ts'

interface StayDetailsProps {
  readonly details: Details
  readonly search: Omit<StaySearch, 'where'>
}

/** A resort for some nights: the sizes that are free, a calendar that says why a day is not, and the way to the checkout. */
export function StayDetails({ details, search }: StayDetailsProps) {
  const { resort, description, reviews } = details
  const { held, unit: heldBefore, onHeld } = useHeldInTab<HeldStay>('/stays', resort.resort_id)
  useReleaseOnLeave(PRODUCT_PAGES.STY, held?.reservationToken ?? null)
  const shown = withHeld(details, search, heldBefore)
  const [first] = shown.sizes
  return (
    <main id="content" className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <ResortHead resort={resort}>
          <p className="mt-4">
            <SaveButton
              look="button"
              saving={resortIdea({
                resort,
                product: 'STY',
                from: search.from,
                to: search.to,
                price: first ? { amount: first.price.total, currency: first.price.currency } : null,
                href: unitStayHref(resort.resort_id, search),
              })}
            />
          </p>
        </ResortHead>
        <p lang="en" className="mt-5 max-w-[60ch] text-body">
          {description}
        </p>
        <ArrivalCalendar details={details} search={search} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full">
        <StayForm
          key={`${search.from} ${search.to} ${search.guests} ${heldBefore?.size.reservation_token}`}
          details={shown}
          search={search}
          held={held}
          onHeld={(now, size) => onHeld(now, { size, from: search.from, to: search.to })}
        />
      </div>
      <div className="min-w-0">
        <Reviews resortId={resort.resort_id} first={reviews} />
      </div>
    </main>
  )
}

const STATES = { free: () => '', full: () => say`Full`, gap: () => say`One night left over`, arrival_day_only: () => say`No arrival`, past: () => '' }

/** Days around the arrival, each the way to the same nights from it; what is not free says why. */
function ArrivalCalendar({ details: { calendar, currency, resort }, search }: StayDetailsProps) {
  const nights = daysBetween(search.from, search.to)
  return (
    <section aria-labelledby="arrival" className="mt-7">
      <h2 id="arrival" className="text-h3">{say`When you may arrive`}</h2>
      <p className="mt-1 max-w-[60ch] text-small text-ink-2">
        {say`Prices are for ${plural(nights, { one: '# night', other: '# nights' })}, taxes and fees included. In high season guests arrive on the resort's own days. A stay never leaves a single night behind that nobody could book.`}
      </p>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] sm:grid-cols-7 gap-1.5">
        {calendar.map(({ day, state, from }) => {
          const text = (
            <>
              <span className="block text-small font-[620]">{dayText(day)}</span>
              <span className="block text-caption tabular-nums">{from === null ? STATES[state]() : moneyText(from, currency)}</span>
            </>
          )
          const look = 'block min-h-14 border px-2 py-1.5'
          return (
            <li key={day}>
              {state === 'free' ? (
                <Link
                  to={unitStayHref(resort.resort_id, { ...search, from: day, to: addDays(day, nights) })}
                  preventScrollReset
                  aria-current={day === search.from ? 'date' : undefined}
                  className={classes(look, 'border-rule-2 hover:border-ink', day === search.from && 'border-ink bg-sheet')}
                >
                  {text}
                </Link>
              ) : (
                <span className={classes(look, 'border-rule text-ink-3')}>{text}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Size = StayDetailsProps['details']['sizes'][number]

interface HeldStay {
  readonly size: Size
  readonly from: string
  readonly to: string
}

/** With what this visitor holds for these nights, which nobody else is offered. */
function withHeld(details: StayDetailsProps['details'], { from, to }: StayDetailsProps['search'], held: HeldStay | null): StayDetailsProps['details'] {
  if (held?.from !== from || held.to !== to) return details
  return { ...details, sizes: [held.size, ...details.sizes.filter(({ room_id }) => room_id !== held.size.room_id)] }
}

interface StayFormProps extends StayDetailsProps {
  readonly held: HeldNow | null
  readonly onHeld: (held: HeldNow | null, size: Size) => void
}

function StayForm({ details: { sizes, resort }, search, held, onHeld }: StayFormProps) {
  const elsewhere = useNoBookLink()
  const { revalidate } = useRevalidator()
  const [sizeId, setSize] = useState(sizes[0]?.room_id)
  const [pay, setPay] = useState<'now' | 'later'>('now')
  const refresh = useCallback(() => void revalidate(), [revalidate])
  const size = sizes.find(({ room_id }) => room_id === sizeId)
  const hold = useUnitHold(
    'STY',
    size
      ? {
          token: size.reservation_token,
          uuid: null,
          roomId: size.room_id,
          heldToken: held?.token === size.reservation_token ? held.reservationToken : null,
          guests: search.guests,
          mainPath: '/stays',
          guestCertificate: false,
          pay: size.charged_on ? pay : 'now',
        }
      : null,
    refresh,
  )
  const othersTo = staysHref({ where: resort.destination, ...search })
  if (!size)
    return (
      <aside className="border border-rule-2 bg-sheet p-5">
        <h2 className="text-h3">{say`Nothing free on these nights`}</h2>
        <p className="mt-2 text-small text-ink-2">{say`Choose another day of arrival in the calendar.`}</p>
      </aside>
    )
  const { price, charged_on: chargedOn } = size
  const choice = { id: size.reservation_token, price }
  const split = paySplit(price, say`at the resort`)
  const { attempt, Outcome } = hold
  return (
    <form
      method="dialog"
      aria-label={say`Book this stay`}
      className="grid gap-4 border border-rule-2 bg-sheet p-5 lg:sticky lg:top-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      <p className="text-small text-ink-2">
        {commaText([daysText(search.from, search.to), say`${plural(search.guests, { one: '# guest', other: '# guests' })}`])}
      </p>
      <fieldset className="grid gap-2">
        <legend className="float-start w-full pb-2">
          <h2 className="text-h3">{say`Unit`}</h2>
        </legend>
        {sizes.map((each) => (
          <RadioRow key={each.room_id} name="size" value={each.room_id} checked={each.room_id === sizeId} onChange={() => setSize(each.room_id)}>
            <span className="flex flex-1 justify-between gap-3">
              <b className="font-[620]">{SIZES[each.unit.size]}</b>
              <span className="tabular-nums">{moneyText(each.price.total, each.price.currency)}</span>
            </span>
            <span className="block text-caption text-ink-2">{unitText(each.unit)}</span>
          </RadioRow>
        ))}
      </fieldset>
      {chargedOn && (
        <fieldset className="grid gap-2">
          <legend className="float-start w-full pb-2">
            <h2 className="text-h3">{say`When you pay`}</h2>
          </legend>
          <RadioRow name="pay" value="now" checked={pay === 'now'} onChange={() => setPay('now')}>
            <b className="font-[620]">{say`Now`}</b>
          </RadioRow>
          <RadioRow name="pay" value="later" checked={pay === 'later'} onChange={() => setPay('later')}>
            <b className="font-[620]">{say`Later, on ${dayTextLong(chargedOn)}`}</b>
            <span className="block text-caption text-ink-2">
              {say`We save your card and charge it that day, before free cancellation ends. You hear from us three days ahead. If the card fails, you have a day to pay; after that the stay is canceled at no cost.`}
            </span>
          </RadioRow>
        </fieldset>
      )}
      <div className="border-t border-ink pt-3 text-small tabular-nums">
        <p className="flex justify-between text-body font-[640]">
          <span>{SIZES[size.unit.size]}</span>
          <span>{moneyText(price.total, price.currency)}</span>
        </p>
        <p className="text-ink-2">{pay === 'later' && chargedOn ? say`Charged now: nothing` : split.now}</p>
        {split.later && <p className="text-ink-2">{split.later}</p>}
        <p className="mt-1 text-ink-2">{sentencesText(cancelSentences(size.if_cancelled, resort.city))}</p>
      </div>
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={choice} chosen={commaText([resort.name, SIZES[size.unit.size]])} actions={hold} othersTo={othersTo} />}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt)}>{say`Continue to payment`}</Button>
      )}
      {!elsewhere && <HoldNow token={size.reservation_token} mainPath="/stays" held={held} onHeld={(now) => onHeld(now, size)} />}
    </form>
  )
}
