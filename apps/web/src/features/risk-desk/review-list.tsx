import { commaText, dateTextShort, say } from '@sojourn/i18n'
import { useId, useState } from 'react'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { RiskReview, Verdict } from './risk-api.ts'
import { VerdictDialog } from './verdict-dialog.tsx'

/** From here on a score is shown as a warning, as the server warns. */
const HIGH = 90

interface ListProps {
  readonly reviews: readonly RiskReview[]
  readonly onSettled: () => void
}

/** Bookings that wait for a person, the oldest first. */
export function ReviewList({ reviews, onSettled }: ListProps) {
  const title = useId()
  const [settling, setSettling] = useState<{ review: RiskReview; verdict: Verdict } | null>(null)
  return (
    <section aria-labelledby={title} className="mt-6">
      <h2 id={title} className="text-h2-s md:text-h2">{say`Waiting to be checked`}</h2>
      {reviews.length === 0 ? (
        <p className="mt-4 max-w-[52ch] border-t border-ink pt-4 text-body text-ink-2">{say`No booking is waiting to be checked.`}</p>
      ) : (
        <ul className="mt-4 border-t border-ink">
          {reviews.map((review) => (
            <li key={review.booking_id} className="border-b border-rule">
              <ReviewRow review={review} onSettle={(verdict) => setSettling({ review, verdict })} />
            </li>
          ))}
        </ul>
      )}
      {settling && (
        <VerdictDialog
          {...settling}
          onClose={() => setSettling(null)}
          onSettled={() => {
            setSettling(null)
            onSettled()
          }}
        />
      )}
    </section>
  )
}

function ReviewRow({ review, onSettle }: { review: RiskReview; onSettle: (verdict: Verdict) => void }) {
  const ownDay = useOwnDay()
  const title = useId()
  return (
    <article aria-labelledby={title} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0">
        <h3 id={title} className="text-h3 wrap-anywhere">{say`Booking ${review.booking_id}`}</h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small text-ink-2">
          <Tag kind={review.score >= HIGH ? 'wrong' : 'care'}>{say`Score ${review.score}`}</Tag>
          <span>{dateTextShort(ownDay(review.opened_at))}</span>
        </p>
        <p className="mt-1 text-small wrap-anywhere text-ink-2">{commaText(review.reasons)}</p>
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button size="small" onClick={() => onSettle('legitimate')}>{say`Looks fine`}</Button>
        <Button size="small" onClick={() => onSettle('fraud')}>{say`It's fraud`}</Button>
      </div>
    </article>
  )
}
