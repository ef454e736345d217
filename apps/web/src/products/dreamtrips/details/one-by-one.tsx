import { dayText, moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import type { Compared } from '../dreamtrips-api.ts'

/** What the hotel, the rides and the activities cost today where each is booked by itself, each with the page that says so. */
export function OneByOne({ compared, currency }: { readonly compared: Compared; readonly currency: string }) {
  if (!compared) return null
  const { parts, total, trip_total: tripTotal, saving } = compared
  return (
    <section aria-labelledby="alone" className="mt-8">
      <h2 id="alone" className="text-h3">{say`Booked one by one today`}</h2>
      <table className="mt-2 w-full text-small tabular-nums [&_td]:py-1.5 [&_td]:align-baseline [&_td:last-child]:ps-4 [&_td:last-child]:text-end">
        <caption className="sr-only">{say`Booked one by one today`}</caption>
        <tbody>
          {parts.map(({ kind, on, title, amount, url }) => (
            <tr key={`${kind} ${on} ${url}`} className="border-t border-rule">
              <td>
                <Link to={url} className="link font-[560]">
                  {title}
                </Link>
                <span className="block text-caption text-ink-2">{dayText(on)}</span>
              </td>
              <td>{moneyText(amount, currency)}</td>
            </tr>
          ))}
          <tr className="border-t border-ink font-[640]">
            <td>{say`All of it, one by one`}</td>
            <td>{moneyText(total, currency)}</td>
          </tr>
          <tr>
            <td>{say`This trip, at the member price`}</td>
            <td>{moneyText(tripTotal, currency)}</td>
          </tr>
          {saving > 0 && (
            <tr className="font-[640] text-sea">
              <td>{say`You save`}</td>
              <td>{moneyText(saving, currency)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-2 text-caption text-ink-2">{say`Prices of this moment for the same people, taxes and fees included. The trip also has dinners together and a host.`}</p>
    </section>
  )
}
