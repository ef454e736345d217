import { commaText, plural, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link, useLocation } from 'react-router'
import { scoreText, scoreWord } from '../../../../lib/score.ts'
import { classes } from '../../../../ui/classes.ts'
import { guestReviewsText, scorePartText } from '../../stay-words.ts'
import type { Hotel, Review } from '../hotel-details-api.ts'
import { partiesOf, partyWord, REVIEW_ORDERS, type ReviewOrder, type ReviewView, reviewsOf, reviewsSearch, reviewView } from '../reviews.ts'
import { InEnglish } from './in-english.tsx'

const FIRST = 4

/** What guests say: the score and its parts, then their words in the order the reader wants. */
export function Reviews({ hotel }: { hotel: Hotel }) {
  const query = new URLSearchParams(useLocation().search)
  const view = reviewView(query, hotel.reviews)
  const shown = reviewsOf(hotel.reviews, view)
  const [first, more] = [shown.slice(0, FIRST), shown.slice(FIRST)]
  const parties = partiesOf(hotel.reviews)
  const to = (change: Partial<ReviewView>) => reviewsSearch(query, { ...view, ...change })
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-11 scroll-mt-6">
      <h2 id="reviews-title" className="text-h2-s md:text-h2">{say`What guests say`}</h2>
      <div className="mt-4 grid gap-9 md:@min-[36rem]/page:grid-cols-[18rem_minmax(0,1fr)] lg:@min-[36rem]/page:grid-cols-[23.5rem_minmax(0,1fr)]">
        <Scores hotel={hotel} />
        <div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-rule pb-4">
            <Ways label={say`Sort reviews`}>
              {(Object.keys(REVIEW_ORDERS) as ReviewOrder[]).map((order) => (
                <Way key={order} to={to({ order })} chosen={order === view.order}>
                  {REVIEW_ORDERS[order]}
                </Way>
              ))}
            </Ways>
            {parties.length > 1 && (
              <Ways label={say`Filter by traveler`}>
                <Way to={to({ party: null })} chosen={view.party === null}>{say`All travelers`}</Way>
                {parties.map(({ party, label, count }) => (
                  <Way key={party} to={to({ party })} chosen={party === view.party}>
                    {label} <span className="font-[440] text-ink-2">{count}</span>
                  </Way>
                ))}
              </Ways>
            )}
          </div>
          <p role="status" className="py-3 text-caption text-ink-2">
            {say`${first.length} of ${plural(shown.length, { one: '# written review', other: '# written reviews' })}`}
          </p>
          <InEnglish />
          <ReviewList reviews={first} />
          {more.length > 0 && (
            // Another view is another list: it begins closed again.
            <details key={`${view.order} ${view.party}`} className="more mt-6">
              <summary className="text-small font-[540]">{say`${plural(more.length, { one: '# more review', other: '# more reviews' })}`}</summary>
              <div className="mt-6">
                <ReviewList reviews={more} />
              </div>
            </details>
          )}
        </div>
      </div>
    </section>
  )
}

/** The score of the property and each of its parts as a bar. */
function Scores({ hotel }: { hotel: Hotel }) {
  return (
    <div>
      <p className="mb-4 flex items-center gap-3">
        <span className="font-display text-total font-[500] tracking-[-0.025em]">{scoreText(hotel.score)}</span>
        <span className="text-small">
          <b className="block font-[620]">{scoreWord(hotel.score)}</b>
          <span className="text-ink-2">{guestReviewsText(hotel.review_count)}</span>
        </span>
      </p>
      <dl className="grid content-start gap-2.5 text-small">
        {hotel.scores.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
            <dt>{scorePartText(label)}</dt>
            <dd aria-hidden>
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="block h-0.75 w-full" aria-hidden="true">
                <rect width="100" height="3" className="fill-rule" />
                <rect width={value * 10} height="3" className="fill-ink" />
              </svg>
            </dd>
            <dd className="text-end font-[620] tabular-nums">{scoreText(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="grid content-start gap-x-9 gap-y-7 lg:grid-cols-2">
      {reviews.map((review) => (
        <li key={`${review.author}${review.text}`}>
          <blockquote lang="en" dir="auto" className="font-display text-[1.125rem] leading-[1.6rem] italic">
            “{review.text}”
          </blockquote>
          <p className="mt-2 text-caption text-ink-2">
            <b className="block font-[580]">
              {review.author}, {review.from}
            </b>
            <Say>
              <span className="font-[620] text-ink tabular-nums">{scoreText(review.score)}</span>, stayed in {review.stayed}
            </Say>
            {commaText(['', partyWord(review.party)])}
          </p>
        </li>
      ))}
    </ul>
  )
}

const Ways = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">{children}</ul>
  </nav>
)

/** A link, so that it works before any script does; with one the page stays where it is read. */
const Way = ({ to, chosen, children }: { to: string; chosen: boolean; children: React.ReactNode }) => (
  <li>
    <Link
      to={`${to}#reviews`}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={classes('chip', chosen && 'border-ink bg-sheet outline outline-ink')}
    >
      {children}
    </Link>
  </li>
)
