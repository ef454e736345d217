import { bookingPage } from '@sojourn/contracts/site-pages'
import { dateTextShort, moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import type { EarningEntry, EarningsData, StatementAsk } from './agent-statement-api.ts'

const WHAT: Record<EarningEntry['kind'], string> = {
  earned: say`Earned`,
  taken_back: say`Reversed: canceled`,
  paid_out: say`Paid out to you`,
}

/** What the agent earned on what their clients paid here, and what was paid out of it. */
export function EarningsSection({ data: { earnings, entries, next }, asked }: { data: EarningsData; asked: StatementAsk }) {
  return (
    <section aria-label={say`Earnings`} className="mt-12">
      <h2 className="text-h2-s md:text-h2">{say`Earnings`}</h2>
      <p className="mt-2 max-w-[60ch] text-body text-ink-2">{say`Your markup on what clients paid here by pay link. It is available once the booking can no longer be canceled.`}</p>
      {earnings.length === 0 && <p className="mt-5 border-t border-rule pt-5 text-body text-ink-2">{say`No earnings yet.`}</p>}
      {earnings.map(({ currency, available, pending, paid_out: paidOut }) => (
        <Figures key={currency} className="mt-5 border-t border-rule pt-4">
          <Figure label={say`Available`} amount={moneyText(available, currency)} />
          <Figure label={say`Pending`} amount={moneyText(pending, currency)} />
          <Figure label={say`Paid out`} amount={moneyText(paidOut, currency)} />
        </Figures>
      ))}
      {entries.length > 0 && (
        <ul aria-label={say`Earnings, newest first`} className="mt-5 border-t border-ink">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {next && (
        <ButtonLink className="mt-6" to={`?${new URLSearchParams({ from: asked.from, to: asked.to, earned: next })}`}>{say`Earlier earnings`}</ButtonLink>
      )}
    </section>
  )
}

function Row({ entry: { at, kind, label, reference, booking_id: bookingId, amount, currency } }: { entry: EarningEntry }) {
  return (
    <li className="flex justify-between gap-x-6 border-b border-rule py-3 text-body">
      <div className="min-w-0">
        {bookingId ? (
          <Link to={bookingPage(bookingId)} className="link wrap-anywhere">
            {label}
          </Link>
        ) : (
          label
        )}
        <span className="block text-caption wrap-anywhere text-ink-3">
          {WHAT[kind]}
          {reference && ', '}
          {reference}, <time dateTime={at}>{dateTextShort(at.slice(0, 10))}</time>
        </span>
      </div>
      <span className={amount < 0 ? 'text-sea tabular-nums' : 'tabular-nums'}>{moneyText(amount, currency)}</span>
    </li>
  )
}
