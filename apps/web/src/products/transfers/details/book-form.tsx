import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { moneyText, plural, say, sentencesText } from '@sojourn/i18n'
import { useState } from 'react'
import { isBusy, Unreached } from '../../../features/choose-and-hold/index.ts'
import { AgencyFigures } from '../../../lib/agency-figures.tsx'
import { BookElsewhere, useNoBookLink } from '../../../lib/book-elsewhere.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { type Ride, transferResultsHref } from '../transfer-address.ts'
import { wayText } from '../transfer-words.ts'
import type { TransferDetails } from '../transfers-api.ts'
import { useTransferHold } from './transfer-hold.ts'

const NOTE_MAX = 500

/** What is added, what the driver should know, what it comes to, and the way to the checkout. */
export function BookForm({ details: { transfer, currency }, ride }: { details: TransferDetails; ride: Ride }) {
  const elsewhere = useNoBookLink()
  const [isMet, setMet] = useState(false)
  const [note, setNote] = useState('')
  const hold = useTransferHold({ transferId: transfer.transfer_id, ride, meetAndGreet: isMet, note })
  const more = isMet ? (transfer.meet_and_greet ?? 0) : 0
  const total = Math.round((transfer.price.total + more) * 100) / 100
  const price = { ...transfer.price, total, base: transfer.price.base + more, pay_now: total }
  const choice = { id: transfer.transfer_id, price }
  const money = (amount: number) => moneyText(amount, currency)
  const { attempt, Outcome } = hold
  return (
    <form
      method="dialog"
      aria-label={say`Book this transfer`}
      className="grid gap-5 border border-rule-2 bg-sheet p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy(attempt) && !elsewhere) hold.select(choice)
      }}
    >
      {transfer.meet_and_greet !== null && (
        <Checkbox checked={isMet} onChange={(event) => setMet(event.target.checked)}>
          {say`Meet and greet with a sign, ${money(transfer.meet_and_greet)}`}
        </Checkbox>
      )}
      <Field
        label={say`Note for the driver`}
        hint={say`The door, the room, or the name on the sign. Optional.`}
        limit={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <section>
        <h2 className="text-h3">{say`If your plans change`}</h2>
        {transfer.legs.map((leg) => (
          <p key={leg.pickup_at} className="mt-2 text-caption text-ink-2">
            {transfer.legs.length > 1 && <b className="block font-[620]">{wayText(leg)}</b>}
            {sentencesText(cancelSentences(leg.if_cancelled, leg.from.city))}
          </p>
        ))}
        {transfer.legs.length > 1 && <p className="mt-2 text-caption text-ink-2">{say`Each way can be canceled by itself.`}</p>}
      </section>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t border-ink pt-4 text-small tabular-nums [&_dd]:text-end">
        {transfer.legs.length > 1 &&
          transfer.legs.map((leg) => (
            <div key={leg.pickup_at} className="contents">
              <dt className="text-ink-2">{wayText(leg)}</dt>
              <dd>{money(leg.price.total)}</dd>
            </div>
          ))}
        {more > 0 && (
          <>
            <dt className="text-ink-2">{say`Meet and greet`}</dt>
            <dd>{money(more)}</dd>
          </>
        )}
        <dt className="text-body font-[620]">{say`Your transfer costs`}</dt>
        <dd className="text-body font-[640]">{money(total)}</dd>
        <dt className="text-ink-2">{say`Charged now`}</dt>
        <dd>{money(total)}</dd>
      </dl>
      <AgencyFigures agency={transfer.price.agency} currency={currency} />
      {attempt.step === 'unreached' && <Unreached />}
      {Outcome && <Outcome attempt={attempt} choice={choice} chosen={transfer.vehicle.name} actions={hold} othersTo={transferResultsHref(ride)} />}
      {transfer.left !== null && <p className="text-caption font-[540] text-sun">{say`${plural(transfer.left, { one: '# left', other: '# left' })}`}</p>}
      {elsewhere ? (
        <BookElsewhere href={elsewhere} />
      ) : (
        <Button type="submit" look="filled" size="large" wide busy={isBusy(attempt)}>{say`Continue to payment`}</Button>
      )}
    </form>
  )
}
