import { say, sayAs } from '@sojourn/i18n'
import { useStayProduct } from '../../stay-product.ts'
import type { Hotel } from '../hotel-details-api.ts'
import { wordsOf } from '../words.ts'
import { InEnglish } from './in-english.tsx'

/** What the property says of itself, and what it has. */
export function About({ hotel }: { hotel: Hotel }) {
  const { about } = wordsOf(useStayProduct())
  return (
    <section id="about" aria-labelledby="about-title" className="mt-11 scroll-mt-6">
      <h2 id="about-title" className="text-h2-s md:text-h2">
        {about}
      </h2>
      <div className="mt-3 grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="max-w-[36rem]">
          <p lang="en" dir="auto" className="text-lead">
            {hotel.description}
          </p>
          <InEnglish />
        </div>
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

/** Hours, address, what a traveller asks at the last moment. */
export function GoodToKnow({ hotel }: { hotel: Hotel }) {
  const facts: readonly (readonly [string, string])[] = [
    [say`Check-in`, sayAs('of a time of day')`From ${hotel.checkin_from}`],
    [say`Check-out`, sayAs('of a time of day')`Until ${hotel.checkout_until}`],
    [say`Address`, `${hotel.address}, ${hotel.country}`],
    [say`Phone`, hotel.phone],
    [say`Times`, say`Times are local (${hotel.city})`],
    [say`Pictures`, say`Drawn by us, not photographed. Colors, views and furniture may differ.`],
  ]
  return (
    <section id="good-to-know" aria-labelledby="know-title" className="mt-11 scroll-mt-6">
      <h2 id="know-title" className="text-h2-s md:text-h2">{say`Good to know`}</h2>
      <dl className="mt-3 grid gap-x-9 border-t border-rule md:@min-[36rem]/page:grid-cols-2">
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
