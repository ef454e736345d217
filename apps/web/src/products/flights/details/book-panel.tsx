import { commaText, moneyText, plural, say, wallClockText } from '@sojourn/i18n'
import { BookBar, isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { useOpenSignIn } from '../../../lib/open-sign-in.ts'
import { useShell } from '../../../lib/shell.ts'
import { Button } from '../../../ui/button.tsx'
import { type FlightSearch, flightResultsHref } from '../flight-address.ts'
import { travellersText } from '../flight-words.ts'
import type { Brand, Fare, FlightDetails } from '../flights-api.ts'
import { heldId, useFlightHold } from './flight-hold.ts'
import { type ChosenSeat, extraPieces, sumOf } from './flight-sum.ts'

interface BookPanelProps {
  readonly details: FlightDetails
  readonly search: FlightSearch
  readonly brand: Brand
  readonly fare: Pick<Fare, 'more_bags'>
  readonly seats: readonly ChosenSeat[]
  /** More checked bags of each traveler, from the first. */
  readonly moreOfEach: readonly number[]
  /** The journey in words. */
  readonly chosen: string
  readonly onRefresh: () => void
}

/** What it comes to, and the way to the checkout: paid now, or held where the fare allows that. */
export function BookPanel({ details, search, brand, fare, seats, moreOfEach, chosen, onRefresh }: BookPanelProps) {
  const { itinerary, currency } = details
  const elsewhere = useNoBookLink()
  const { user, organisation } = useShell()
  const openSignIn = useOpenSignIn()
  const extra = moreOfEach.flatMap((more, at) => (more > 0 ? [{ traveller: at + 1, checked: extraPieces(brand, search.checked, more) }] : []))
  const wanted = seats.map(({ segment, traveller, seat }) => ({ segment, traveller, seat }))
  const hold = useFlightHold({ itineraryId: itinerary.itinerary_id, search, seats: wanted, extraBags: extra }, onRefresh)
  const sum = sumOf(brand.price, { seats, moreOfEach, fare })
  const choice = { id: brand.brand_id, price: sum.price }
  const money = (amount: number) => moneyText(amount, currency)
  const { attempt, Outcome } = hold
  const mustSignIn = organisation.site.flight_login && user === null
  const go = (id: string) => {
    if (isBusy(attempt) || elsewhere) return
    const select = () => hold.select({ ...choice, id })
    if (mustSignIn) openSignIn({ reason: say`Sign in to book this flight. What you chose stays as it is.`, onSignedIn: select })
    else select()
  }
  return (
    <form
      method="dialog"
      id="flight-price"
      aria-label={say`Book this flight`}
      className="grid scroll-mt-6 gap-4 border border-rule-2 bg-sheet p-5 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault()
        go(choice.id)
      }}
    >
      <h2 className="text-h3">{say`Your flight`}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums [&_dd]:text-end">
        <dt className="text-ink-2">{commaText([brand.name, travellersText(search)])}</dt>
        <dd>{money(brand.price.total)}</dd>
        {sum.bags > 0 && (
          <>
            <dt className="text-ink-2">{say`More bags`}</dt>
            <dd>{money(sum.bags)}</dd>
          </>
        )}
        {seats.length > 0 && (
          <>
            <dt className="text-ink-2">{say`${plural(seats.length, { one: '# seat', other: '# seats' })}`}</dt>
            <dd>{money(sum.seats)}</dd>
          </>
        )}
        <dt className="mt-2 border-t border-ink pt-3 text-body font-[620]">{say`Total`}</dt>
        <dd className="mt-2 border-t border-ink pt-3 text-body font-[640]" aria-live="polite">
          {money(sum.price.total)}
        </dd>
      </dl>
      <p className="text-caption text-ink-2">{say`Every tax and charge is in it. Nothing is added later.`}</p>
      <AgencyFigures agency={brand.price.agency} currency={currency} />
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={choice} chosen={chosen} actions={hold} othersTo={flightResultsHref(search)} />}
      {brand.left !== null && (
        <p className="text-caption font-[540] text-sun">{say`${plural(brand.left, { one: '# seat left', other: '# seats left' })} at this price`}</p>
      )}
      <BookBar total={sum.price.total} currency={currency} detailsHref="#flight-price">
        {elsewhere ? (
          <BookElsewhere href={elsewhere} className="pay-button" />
        ) : (
          <Button type="submit" look="filled" size="large" busy={isBusy(attempt)} className="pay-button">
            {mustSignIn ? say`Sign in to continue` : say`Continue to payment`}
          </Button>
        )}
      </BookBar>
      {!elsewhere && brand.hold_until !== null && (
        <div>
          <Button look="hairline" wide busy={isBusy(attempt)} onClick={() => go(heldId(brand.brand_id))}>{say`Hold it and decide later`}</Button>
          <p className="mt-1.5 text-caption text-ink-2">{say`Held at this price until ${wallClockText(brand.hold_until)}, without paying.`}</p>
        </div>
      )}
    </form>
  )
}
