import { dateTextOfMembership, say } from '@sojourn/i18n'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Charges, LaterCharge, Mandate } from '../memberships-api.ts'
import { chargeAmount, chargeNotes, chargeTag } from './charge-words.ts'
import { PayNow } from './pay-now.tsx'

interface CalendarProps {
  readonly charges: Charges
  /** The plan whose renewals are charged. */
  readonly planId: string
  readonly mandate: Mandate | null
  /** Opens what pays them and in which order; null where nothing can be changed. */
  readonly onSources: (() => void) | null
}

/** What will be charged when in the next twelve months, when it is announced and to which card, and what was charged before. */
export function ChargeCalendar({ charges: { upcoming, past }, planId, mandate, onSources }: CalendarProps) {
  return (
    <div className="grid gap-6">
      <section>
        <h3 className="text-h3">{say`The next 12 months`}</h3>
        {upcoming.length === 0 ? (
          <p className="mt-1 text-body text-ink-2">{say`Nothing will be charged.`}</p>
        ) : (
          <ul aria-label={say`Charges in the next 12 months`} className="mt-2 border-t border-rule">
            {upcoming.map((charge) => (
              <ChargeRow key={charge.charge_id} charge={charge} planId={planId} />
            ))}
          </ul>
        )}
        {mandate && (
          <p className="mt-3 text-small text-ink-2">
            {say`You agreed to these charges on ${dateTextOfMembership(mandate.agreed_at.slice(0, 10))}.`}{' '}
            {onSources && (
              <Button look="underlined" className="min-h-11" onClick={onSources}>
                {say`Change how they're paid`}
              </Button>
            )}
          </p>
        )}
        {mandate && <blockquote className="mt-1 border-s-3 border-rule-2 ps-3 text-caption text-ink-2">{mandate.text}</blockquote>}
      </section>
      {past.length > 0 && (
        <section>
          <h3 className="text-h3">{say`Past charges`}</h3>
          <ul aria-label={say`Charges before today`} className="mt-2 border-t border-rule">
            {past.map((charge) => (
              <ChargeRow key={charge.charge_id} charge={charge} planId={planId} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function ChargeRow({ charge, planId }: { charge: LaterCharge; planId: string }) {
  const { text, kind } = chargeTag(charge)
  const last = charge.attempts.at(-1)
  return (
    <li className="border-b border-rule py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0">
          <span className="block text-body font-[580]">
            <time dateTime={charge.on}>{dateTextOfMembership(charge.on)}</time>
          </span>
          <span className="text-small text-ink-2">{charge.what}</span>
        </p>
        <p className="flex shrink-0 flex-wrap items-center justify-end gap-2 font-[620] tabular-nums">
          <Tag kind={kind}>{text}</Tag>
          {chargeAmount(charge)}
        </p>
      </div>
      {chargeNotes(charge).map((note) => (
        <p key={note} className="mt-0.5 text-caption text-ink-3">
          {note}
        </p>
      ))}
      {last?.reason && <p className="mt-0.5 text-caption text-stop">{last.reason}</p>}
      {charge.can_pay_now &&
        (charge.kind === 'balance' || charge.kind === 'fee' ? (
          <ButtonLink to={charge.pay_page} size="small" className="mt-2 min-h-11">{say`Pay now`}</ButtonLink>
        ) : (
          <PayNow planId={charge.kind === 'renewal' ? planId : null} size="small" className="mt-2 min-h-11" />
        ))}
    </li>
  )
}
