import { say } from '@sojourn/i18n'
import { CardMarks } from '../../../lib/card-fields/card-marks.tsx'
import { CardSlot } from '../../../lib/card-fields/card-slot.tsx'
import { LIMITS } from '../../../lib/form/limits.ts'
import { NICK_NAME_MAX } from '../../../lib/saved-cards/nick-name.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/field.tsx'
import type { NewCard } from '../use-new-card.ts'
import { AskAgain } from './ask-again.tsx'

interface NewCardProps {
  readonly card: NewCard
  readonly locked: boolean
  /** Another way to pay is chosen. What is typed stays. */
  readonly hidden?: boolean
  /** It is shown under its own option, and opens when that is chosen. */
  readonly isOption?: boolean
}

/** A new card. Number, expiry and code are frames of the gateway: this page never holds them. */
export function NewCardPanel({ card, locked, hidden = false, isOption = false }: NewCardProps) {
  const { fields } = card
  return (
    <fieldset
      aria-label={say`Credit Card`}
      disabled={locked}
      hidden={hidden}
      className={classes('min-w-0 border-2 border-ink p-4 md:p-5', isOption && 'card-form border-t-0')}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 className="text-body font-[640]">{say`Credit Card`}</h4>
        <CardMarks brand={fields.brand} />
      </div>
      {fields.failed && <AskAgain onAgain={fields.reload}>{say`We couldn't load the card fields. Nothing was charged.`}</AskAgain>}
      <div className="grid grid-cols-2 gap-4">
        <Field
          className="col-span-2"
          ref={card.nameField}
          label={say`Name on card`}
          name="cardholder"
          limit={LIMITS.cardholder}
          autoComplete="cc-name"
          value={card.name}
          error={card.nameError}
          onChange={(event) => card.type(event.target.value)}
        />
        <CardSlot slot={fields.slot.number} state={fields.fields.number} locked={locked} label={say`Card number`} className="col-span-2" />
        <CardSlot slot={fields.slot.expiry} state={fields.fields.expiry} locked={locked} label={say`Expiry date`} />
        <CardSlot slot={fields.slot.code} state={fields.fields.code} locked={locked} label={say`Security code`} />
      </div>
      {!card.savedAnyway && (
        <Checkbox
          className="mt-2 -mb-2 min-h-11 items-center"
          checked={card.save}
          onChange={(event) => card.keep(event.target.checked)}
        >{say`Save this card for next time`}</Checkbox>
      )}
      {card.nick && (
        <Field
          className="mt-4"
          ref={card.nick.field}
          label={say`Nick Name`}
          name="nick-name"
          autoComplete="off"
          required
          limit={NICK_NAME_MAX}
          value={card.nick.name}
          error={card.nick.error}
          hint={say`Only you can see it.`}
          onChange={(event) => card.nick?.type(event.target.value)}
        />
      )}
    </fieldset>
  )
}
