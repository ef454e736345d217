import { commaText, dayTextLong, moneyText, plural, say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { EarlyHold, isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { Button } from '../../../ui/button.tsx'
import { whereHref } from '../cruise-address.ts'
import { eachText, guestsCountText } from '../cruise-words.ts'
import type { CabinSum, ChosenCabin, Gratuities, OfferedGrade, PayHow, SailingDetails, Seating } from '../cruises-api.ts'
import { optionId, useCruiseHold } from './cruise-hold.ts'
import { heldOf } from './held-cabin.ts'
import type { HeldCabinState } from './use-held-cabin.ts'

/** Of a cabin that is held before it is paid. */
const HOLD_MINUTES = 15

interface BookPanelProps {
  readonly sailing: SailingDetails['sailing']
  readonly grade: OfferedGrade
  readonly sum: CabinSum
  /** Another sum is being asked for. */
  readonly busy: boolean
  readonly cabin: ChosenCabin
  readonly dining: Seating
  readonly gratuities: Gratuities
  readonly pay: PayHow
  readonly holding: HeldCabinState
  readonly onRefresh: () => void
}

/** What it comes to, the cabin held early, and the way to the checkout: paid now, or held for some days where that is offered. */
export function BookPanel({ sailing, grade, sum, busy, cabin, dining, gratuities, pay, holding, onRefresh }: BookPanelProps) {
  const elsewhere = useNoBookLink()
  const { price, deposit } = sum
  const held = heldOf(holding.held, cabin)
  const hold = useCruiseHold({ ...cabin, dining, gratuities, pay, heldToken: held?.token ?? null }, onRefresh)
  const { attempt, Outcome } = hold
  const choice = { id: `${cabin.grade} ${cabin.cabinNo}`, price }
  const money = (amount: number) => moneyText(amount, price.currency)
  const guests = cabin.guests.length
  const chosen = commaText([sailing.title, cabin.cabinNo === null ? grade.name : say`cabin ${cabin.cabinNo}`])
  // While the sum of what was just chosen is still on its way, a click waits for it: it is not lost.
  const [clicked, setClicked] = useState<'pay' | 'option' | 'hold' | null>(null)
  useEffect(() => {
    if (busy || clicked === null) return
    setClicked(null)
    if (clicked === 'hold') holding.hold(cabin)
    else if (!isBusy(attempt) && !elsewhere) hold.select({ ...choice, id: clicked === 'option' ? optionId(choice.id) : choice.id })
  })
  return (
    <form
      method="dialog"
      aria-label={say`Book this cruise`}
      className="grid gap-4 border border-rule-2 bg-sheet p-5 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault()
        setClicked('pay')
      }}
    >
      <div>
        <h2 className="text-h3">{cabin.cabinNo === null ? grade.name : say`Cabin ${cabin.cabinNo}`}</h2>
        <p className="text-small text-ink-2">
          {commaText([...(cabin.cabinNo === null ? [say`chosen by the cruise line`] : [grade.name]), guestsCountText(guests)])}
        </p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums [&_dd]:text-end" aria-busy={busy || undefined}>
        <dt className="text-body font-[620]">{say`Total`}</dt>
        <dd className="text-body font-[640]" aria-live="polite">
          {money(price.total)}
        </dd>
        <dt className="text-ink-2">{say`Each guest`}</dt>
        <dd className="text-ink-2">{eachText(sum.per_guest, price.currency)}</dd>
        <dt className="mt-2 border-t border-ink pt-3">{deposit.final_payment_on ? say`Deposit now` : say`Due now`}</dt>
        <dd className="mt-2 border-t border-ink pt-3 font-[620]">{money(deposit.due_now)}</dd>
        {deposit.final_payment_on && (
          <>
            <dt className="text-ink-2">{say`On ${dayTextLong(deposit.final_payment_on)}`}</dt>
            <dd className="text-ink-2">{money(deposit.rest)}</dd>
          </>
        )}
        {gratuities === 'on_board' && (
          <>
            <dt className="text-ink-2">{say`On board`}</dt>
            <dd className="text-ink-2">{money(sum.gratuities)}</dd>
          </>
        )}
      </dl>
      <p className="text-caption text-ink-2">{say`Port expenses, port taxes and gratuities are in it. Nothing is added later.`}</p>
      <AgencyFigures agency={price.agency} currency={price.currency} />
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={choice} chosen={chosen} actions={hold} othersTo={whereHref(sailing.region.code)} />}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <>
          <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt) || clicked === 'pay'}>
            {say`Continue to payment`}
          </Button>
          {sailing.option_hours > 0 && (
            <div>
              <Button look="hairline" wide busy={isBusy(attempt) || clicked === 'option'} onClick={() => setClicked('option')}>
                {say`Hold it for ${plural(Math.round(sailing.option_hours / 24), { one: '# day', other: '# days' })}`}
              </Button>
              <p className="mt-1.5 text-caption text-ink-2">{say`At this price, without paying now. You find it again under My bookings.`}</p>
            </div>
          )}
          <EarlyHold
            until={held?.expiresAt ?? null}
            busy={holding.busy || clicked === 'hold'}
            problem={holding.problem}
            why={sailing.option_hours > 0 ? say`Still looking around? We keep it for you for ${HOLD_MINUTES} minutes.` : undefined}
            onHold={() => setClicked('hold')}
            onRelease={holding.release}
          />
        </>
      )}
    </form>
  )
}
