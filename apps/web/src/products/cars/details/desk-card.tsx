import { dayText, dayTimeText, moneyText, say, stopText, weekdayText } from '@sojourn/i18n'
import { deskText } from '../car-words.ts'
import type { CarDetails } from '../cars-api.ts'

/** Where and when a car is picked up or returned: the desk, how it is reached, its hours. */
export function DeskCard({ title, desk, at }: { title: string; desk: CarDetails['pickup']; at: { readonly day: string; readonly time: string } }) {
  return (
    <section className="min-w-0">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 font-[620]">{dayTimeText(dayText(at.day), at.time)}</p>
      <p className="mt-1 text-small text-ink-2">
        {stopText([desk.name, deskText(desk)])}
        <br />
        {desk.address}
        <br />
        <a dir="ltr" className="link" href={`tel:${desk.phone.replaceAll(' ', '')}`}>
          {desk.phone}
        </a>
      </p>
      <details className="more mt-2 text-small">
        <summary>{say`Opening hours`}</summary>
        <dl className="mt-1 grid grid-cols-[4rem_1fr]">
          {desk.hours.map((hours, weekday) => (
            <div key={weekdayText(weekday)} className="contents">
              <dt className="text-ink-3">{weekdayText(weekday)}</dt>
              <dd>{hours ? say`${hours.from} to ${hours.until}` : say`Closed`}</dd>
            </div>
          ))}
        </dl>
        {desk.after_hours_fee !== null && (
          <p className="mt-1 text-ink-2">{say`Outside these hours you pay ${moneyText(desk.after_hours_fee, desk.currency)} at the counter.`}</p>
        )}
      </details>
    </section>
  )
}
