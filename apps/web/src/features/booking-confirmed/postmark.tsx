import { useId } from 'react'

/** The one ornament: a postmark in sea with club, city and day, the sun setting in the middle. */
export function Postmark({ club, city, day, word }: { club: string; city: string | undefined; day: string; word: string }) {
  const ring = useId()
  const [year = '', month = '', date = ''] = day.split('-')
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="postmark" fill="none" stroke="currentColor">
      <circle cx="60" cy="60" r="57" strokeWidth="1.75" />
      <circle cx="60" cy="60" r="36" strokeWidth="1.25" />
      <path id={ring} d="M60 60 m0 42.5 a42.5 42.5 0 1 1 0.01 0" stroke="none" />
      <text fill="currentColor" stroke="none" fontSize="10" fontWeight="620">
        <textPath href={`#${ring}`} textLength="262" lengthAdjust="spacing">
          {[club.toUpperCase(), ...(city ? [city.toUpperCase()] : []), word, ''].join(' · ')}
        </textPath>
      </text>
      <path d="M49 56 a11 11 0 0 1 22 0 z" fill="currentColor" stroke="none" />
      <path d="M50 59.5 h20 M53 62.8 h14 M57 66 h6" strokeWidth="1.75" />
      <text x="60" y="80" textAnchor="middle" fill="currentColor" stroke="none" fontSize="11" letterSpacing="1.5" fontWeight="640">
        {`${date} ${month} ${year.slice(2)}`}
      </text>
    </svg>
  )
}
