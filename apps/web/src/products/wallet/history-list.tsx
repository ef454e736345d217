import { bookingPage } from '@sojourn/contracts/site-pages'
import { dayTextLong, moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/note.tsx'
import type { History } from './use-history.ts'
import type { Moved } from './wallet-api.ts'

/** What moved, newest first. */
export function HistoryList({ history }: { history: History }) {
  if (history.moves.length === 0)
    return <p className="max-w-[46ch] text-body text-ink-2">{say`No activity yet. Your top-ups and payments will appear here.`}</p>
  return (
    <>
      <ul aria-label={say`History`} className="border-t border-ink">
        {history.moves.map((moved) => (
          <Row key={moved.id} moved={moved} />
        ))}
      </ul>
      <div aria-live="polite">
        {history.problem && (
          <Note kind="wrong" className="mt-4">
            {history.problem}
          </Note>
        )}
      </div>
      {history.hasMore && (
        <Button className="mt-5 noscript:hidden" busy={history.working} onClick={history.more}>
          {history.working ? say`Loading earlier entries` : say`Show earlier entries`}
        </Button>
      )}
    </>
  )
}

/** A gift is no change of one's own balance: its value is shown without a sign. */
const isGift = ({ kind }: Moved): boolean => kind === 'gift_sent' || kind === 'gift_claimed'

function Row({ moved }: { moved: Moved }) {
  const ownDay = useOwnDay()
  const { amount, currency, booking_id: bookingId } = moved
  const sign = isGift(moved) || amount < 0 ? '' : '+'
  return (
    <li className="flex items-baseline justify-between gap-5 border-b border-rule py-3.5">
      <p className="min-w-0">
        <span className="block text-body font-[520] wrap-anywhere">
          {bookingId ? (
            <Link to={bookingPage(bookingId)} className="link">
              {moved.label}
            </Link>
          ) : (
            moved.label
          )}
        </span>
        <time dateTime={moved.at} className="text-caption text-ink-3">
          {dayTextLong(ownDay(moved.at))}
        </time>
      </p>
      <span className={classes('shrink-0 font-[620] tabular-nums', sign === '+' ? 'text-sea' : 'text-ink')}>{`${sign}${moneyText(amount, currency)}`}</span>
    </li>
  )
}
