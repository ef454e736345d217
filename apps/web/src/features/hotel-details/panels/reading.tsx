import { scoreText } from '../../../lib/score.ts'
import type { Hotel } from '../hotel-details-api.ts'

/** What the house says of itself, and what it has. */
export function About({ hotel }: { hotel: Hotel }) {
  return (
    <section id="about" aria-labelledby="about-title" className="mt-11 scroll-mt-6">
      <h2 id="about-title" className="text-h2-s md:text-h2">
        About the house
      </h2>
      <div className="mt-3 grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <p className="max-w-[36rem] text-lead">{hotel.description}</p>
        <ul className="columns-2 gap-8 self-start border-t border-rule text-small md:columns-3">
          {hotel.amenities.map((amenity) => (
            <li key={amenity} className="break-inside-avoid border-b border-rule py-2">
              {amenity}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What guests say: the parts of the score, then their words. */
export function Reviews({ hotel }: { hotel: Hotel }) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-11 scroll-mt-6">
      <h2 id="reviews-title" className="text-h2-s md:text-h2">
        What guests say
      </h2>
      <div className="mt-4 grid gap-9 md:grid-cols-[23.5rem_minmax(0,1fr)]">
        <dl className="grid content-start gap-2.5 text-small">
          {hotel.scores.map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
              <dt>{label}</dt>
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
        <ul className="grid content-start gap-x-9 gap-y-7 md:grid-cols-2">
          {hotel.reviews.map((review) => (
            <li key={`${review.author}${review.text}`}>
              <blockquote className="font-display text-[1.125rem] leading-[1.6rem] italic">“{review.text}”</blockquote>
              <p className="mt-2 text-caption text-ink-2">
                <b className="block font-[580]">
                  {review.author}, {review.from}
                </b>
                Stayed {review.stayed}, {review.party}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Hours, address, what a traveller asks at the last moment. */
export function GoodToKnow({ hotel }: { hotel: Hotel }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Check-in', `From ${hotel.checkin_from}`],
    ['Check-out', `Until ${hotel.checkout_until}`],
    ['Address', `${hotel.address}, ${hotel.country}`],
    ['Telephone', hotel.phone],
    ['Times', `All times are those of ${hotel.city}`],
    ['Prices', 'Every price holds all taxes and fees. What is paid at the property is named beside it.'],
  ]
  return (
    <section id="good-to-know" aria-labelledby="know-title" className="mt-11 scroll-mt-6">
      <h2 id="know-title" className="text-h2-s md:text-h2">
        Good to know
      </h2>
      <dl className="mt-3 grid gap-x-9 border-t border-rule md:grid-cols-2">
        {facts.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[6.5rem_1fr] gap-3 border-b border-rule py-2.5 text-small">
            <dt className="text-ink-2">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
