import { bookingPage } from '@sojourn/contracts/site-pages'
import { dateTextShort, moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { classes } from '../../ui/classes.ts'
import type { StatementEntry } from './agent-statement-api.ts'

const WHAT: Record<StatementEntry['kind'], string> = {
  invoiced: say`Invoiced`,
  extra: say`Cash added to points`,
  given_back: say`Refunded`,
  paid_in: say`Payment received`,
}

/** What moved, newest first, and what was owed after each. */
export function EntriesTable({ entries }: { entries: readonly StatementEntry[] }) {
  return (
    <table className="entries-table mt-4 w-full border-b border-rule text-body">
      <caption className="sr-only">{say`Statement entries, newest first`}</caption>
      <thead className="border-b border-ink text-caption text-ink-2">
        <tr>
          <th scope="col" className="py-2 pe-3 text-start font-[560] max-sm:hidden">{say`Date (UTC)`}</th>
          <th scope="col" className="py-2 pe-3 text-start font-[560]">{say`Description`}</th>
          <th scope="col" className="py-2 pe-3 text-end font-[560]">{say`Amount`}</th>
          <th scope="col" className="py-2 text-end font-[560]">{say`Balance`}</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function EntryRow({ entry }: { entry: StatementEntry }) {
  const { at, kind, label, reference, booking_id: bookingId, amount, owed, currency } = entry
  const day = dateTextShort(at.slice(0, 10))
  return (
    <tr className="border-t border-rule align-top">
      <td className="py-3 pe-3 whitespace-nowrap max-sm:hidden">
        <time dateTime={at}>{day}</time>
      </td>
      <td className="py-3 pe-3">
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
          {reference && <span className="inline-block max-w-full wrap-anywhere">{reference}</span>}
          <span className="sm:hidden">, {day}</span>
        </span>
      </td>
      <td className={classes('py-3 pe-3 text-end whitespace-nowrap', amount < 0 && 'text-sea')}>{moneyText(amount, currency)}</td>
      <td className="py-3 text-end font-[620] whitespace-nowrap">{moneyText(owed, currency)}</td>
    </tr>
  )
}
