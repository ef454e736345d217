import type { TransferOffer } from '@sojourn/contracts'
import { commaText, say, sayAs, stopText, wallClockText } from '@sojourn/i18n'
import { minutesText, waitText, wayText } from '../transfer-words.ts'

/** The rides on their ticket: when and where each is met, the flight it goes by, and who drives once that is known. */
export function TransferTicket({ rides }: { rides: readonly TransferOffer[] }) {
  const [first] = rides
  if (!first) return null
  return (
    <>
      <p className="text-small text-ink-2">{commaText([first.company, first.phone])}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{first.vehicle.name}</h2>
      {rides.map((ride) => (
        <section key={`${ride.leg} ${ride.pickup_at}`} className="mt-5 border-t border-rule pt-5">
          <h3 className="text-h3">{wayText(ride)}</h3>
          <dl className="mt-3 grid gap-4 sm:grid-cols-2">
            <div>
              <dt className="text-caption text-ink-3">{sayAs('of a person')`Pick-up`}</dt>
              <dd>
                <span className="block font-display text-h3 font-[480]">{wallClockText(ride.pickup_at)}</span>
                <span className="text-small text-ink-2">{ride.meeting_point}</span>
              </dd>
            </div>
            <div>
              <dt className="text-caption text-ink-3">{say`Duration`}</dt>
              <dd className="text-small text-ink-2">
                {stopText([minutesText(ride.minutes), ...(ride.wait_minutes > 0 ? [waitText(ride.wait_minutes)] : [])])}
              </dd>
            </div>
          </dl>
          {ride.driver && <p className="mt-3 text-small">{say`Your driver is ${ride.driver.name}, ${ride.driver.plate}, ${ride.driver.phone}.`}</p>}
        </section>
      ))}
    </>
  )
}
