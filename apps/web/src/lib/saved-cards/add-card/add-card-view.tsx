import { say } from '@sojourn/i18n'
import type { FormEvent } from 'react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { CardMarks } from '../../card-fields/card-marks.tsx'
import { CardSlot } from '../../card-fields/card-slot.tsx'
import { LIMITS } from '../../form/limits.ts'
import { NICK_NAME_MAX } from '../nick-name.ts'
import type { CardForm } from './use-card-form.ts'

interface AddCardProps {
  readonly form: CardForm
  readonly working: boolean
  /** Why the card was not saved the last time. */
  readonly problem: string | null
  /** It is in an existing box, under an option: the keyboard focus stays among the options. */
  readonly bare?: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** A card to be saved. Number, expiry and code are frames of the gateway: this page never holds them. */
export function AddCardView({ form, working, problem, bare = false, onSave, onCancel }: AddCardProps) {
  const title = useId()
  const { fields, name, nickName } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!working) onSave()
  }
  return (
    <form method="dialog" aria-labelledby={title} noValidate onSubmit={submit} className={bare ? undefined : 'mt-6 border-2 border-ink bg-sheet p-4 md:p-6'}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={title} className="text-h3">{say`Add a card`}</h3>
        <CardMarks brand={fields.brand} />
      </div>
      {fields.failed && <NotLoaded onAgain={fields.reload} />}
      <fieldset disabled={working} className="grid min-w-0 grid-cols-2 gap-4">
        <Field
          className="col-span-2"
          ref={name.ref}
          label={say`Name on card`}
          name="cardholder"
          limit={LIMITS.cardholder}
          autoComplete="cc-name"
          autoFocus={!bare}
          value={name.value}
          error={name.error}
          onChange={(event) => name.type(event.target.value)}
        />
        <CardSlot slot={fields.slot.number} state={fields.fields.number} locked={working} label={say`Card number`} className="col-span-2" />
        <CardSlot slot={fields.slot.expiry} state={fields.fields.expiry} locked={working} label={say`Expiry date`} />
        <CardSlot slot={fields.slot.code} state={fields.fields.code} locked={working} label={say`Security code`} />
        {form.hasNickName && (
          <Field
            className="col-span-2"
            ref={nickName.ref}
            label={say`Nick Name`}
            name="nick-name"
            autoComplete="off"
            required
            limit={NICK_NAME_MAX}
            value={nickName.value}
            error={nickName.error}
            hint={say`Only you can see it.`}
            onChange={(event) => nickName.type(event.target.value)}
          />
        )}
      </fieldset>
      {problem && (
        <Note kind="wrong" live className="mt-5">
          {problem}
        </Note>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="filled" busy={working}>{say`Save card`}</Button>
        <Button disabled={working} onClick={onCancel}>{say`Cancel`}</Button>
        <p className="text-small text-ink-2">{say`Nothing is charged. Your bank may ask to verify it's you.`}</p>
      </div>
    </form>
  )
}

function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <Note
      kind="wrong"
      live
      className="mb-4"
      action={
        <Button size="small" className="min-h-11" onClick={onAgain}>
          {say`Try again`}
        </Button>
      }
    >{say`We couldn't load the card fields. Nothing was saved or charged; please check your connection.`}</Note>
  )
}
