import { moneyText, say } from '@sojourn/i18n'
import { type FormEvent, useId } from 'react'
import { BookElsewhere, useNoBookLink } from '../../lib/book-elsewhere.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'
import { GiftFields } from './gift-fields.tsx'
import type { TopUp } from './use-top-up.ts'
import type { TopUpRange } from './wallet-api.ts'

/** How much, and for whom. Nothing is charged here: the way leads to the payment, where everything is shown once more. */
export function TopUpForm({ range, topUp, locked }: { range: TopUpRange; topUp: TopUp; locked: boolean }) {
  const elsewhere = useNoBookLink()
  const title = useId()
  const { typed, errors, change } = topUp
  const shown = (amount: number) => moneyText(amount, range.currency)
  const send = (event: FormEvent) => {
    event.preventDefault()
    topUp.send()
  }
  return (
    <form
      method="dialog"
      ref={topUp.form}
      noValidate
      aria-labelledby={title}
      onSubmit={send}
      className="border-t-3 border-ink bg-sheet px-5 py-5 noscript:hidden"
    >
      <h2 id={title} className="text-h3">{say`Top up`}</h2>
      <fieldset disabled={locked} className="min-w-0">
        <fieldset className="mt-4 min-w-0">
          <legend className="label">{say`Amount`}</legend>
          <div className="flex flex-wrap gap-2">
            {range.suggested.map((amount) => (
              <Chip key={amount} kind="radio" name="amount" checked={typed.amount === amount} onChange={() => change({ amount })}>
                {shown(amount)}
              </Chip>
            ))}
            <Chip kind="radio" name="amount" checked={typed.amount === null} onChange={() => change({ amount: null })}>{say`Other`}</Chip>
          </div>
        </fieldset>
        {typed.amount === null && (
          <Field
            className="mt-4"
            name="own"
            label={say`Amount in ${range.currency}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed.own}
            error={errors.own}
            hint={say`From ${shown(range.minimum)} to ${shown(range.maximum)}`}
            onChange={(event) => change({ own: event.target.value })}
          />
        )}
        <fieldset className="mt-5 min-w-0">
          <legend className="label">{say`Who is it for?`}</legend>
          <RadioRow name="for" checked={!typed.isGift} onChange={() => change({ isGift: false })}>{say`For me`}</RadioRow>
          <RadioRow
            name="for"
            checked={typed.isGift}
            onChange={() => change({ isGift: true })}
            opened={<GiftFields typed={typed} errors={errors} onChange={change} />}
          >{say`As a gift`}</RadioRow>
        </fieldset>
        <div aria-live="polite">
          {topUp.problem && (
            <Note kind="wrong" className="mt-4">
              {topUp.problem}
            </Note>
          )}
        </div>
        {elsewhere ? (
          <BookElsewhere href={elsewhere} className="mt-5" />
        ) : (
          <Button look="filled" wide type="submit" className="mt-5" busy={topUp.working}>{say`Continue to payment`}</Button>
        )}
      </fieldset>
      <p className="mt-3 text-caption text-ink-3">{say`Nothing is charged yet. Your balance never expires; top-ups can be spent but not refunded.`}</p>
    </form>
  )
}
