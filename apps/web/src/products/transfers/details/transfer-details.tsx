import { plural, say, stopText } from '@sojourn/i18n'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { scoreText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Ride, transferHref, transferResultsHref } from '../transfer-address.ts'
import { TransferDrawing } from '../transfer-drawing.tsx'
import { transferIdea } from '../transfer-idea.ts'
import { carbonText, minutesText, pickupText, sizeText, waitText, wayText } from '../transfer-words.ts'
import type { TransferDetails as Details, TransferLeg } from '../transfers-api.ts'
import { BookForm } from './book-form.tsx'
import { PickupSum } from './pickup-sum.tsx'

/** One transfer for one request: what it is, each way with its pick-up and where to meet, what is in the price, and the way to the checkout. */
export function TransferDetails({ details, ride }: { details: Details; ride: Ride }) {
  const { transfer } = details
  const { vehicle, legs } = transfer
  useCarry({ place: ride.to, from: ride.day, ...(ride.back && { until: ride.back.day }) })
  const isRoad = ['private', 'taxi', 'shared'].includes(vehicle.kind)
  const facts = [
    [say`People and bags`, sizeText(vehicle)],
    ...(transfer.child_seats > 0
      ? [[say`Child seats`, say`${plural(transfer.child_seats, { one: '# child seat', other: '# child seats' })} in the price`] as const]
      : []),
    ...(!vehicle.child_seats && ride.children.length > 0 && isRoad ? [[say`Child seats`, say`None on board; bring your own if you need one`] as const] : []),
    ...(isRoad ? [[say`If you are late`, say`Waiting beyond the free minutes costs half the price for each 30 minutes, paid to the driver`] as const] : []),
    [say`Included`, say`Taxes, tolls and your bags`],
  ] as const
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <div className="mb-5 grid place-items-center bg-skeleton px-6 py-5 text-ink-2">
          <TransferDrawing kind={vehicle.kind} className="w-full max-w-72" />
        </div>
        <p className="text-small text-ink-2">
          {transfer.company} <span className="text-ink-3">{scoreText(transfer.company_score)}</span>
        </p>
        <h1 className="mt-1 text-h1-s md:text-h1">{vehicle.name}</h1>
        <p className="mt-4">
          <SaveButton look="button" saving={transferIdea(transfer, ride, transferHref(transfer.transfer_id, ride))} />
        </p>
        {legs.map((leg) => (
          <LegSection key={leg.pickup_at} leg={leg} />
        ))}
        <h2 className="mt-6 text-h3">{say`Good to know`}</h2>
        <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-caption text-ink-3">{label}</dt>
              <dd className="text-body">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink look="underlined" to={transferResultsHref(ride)} className="mt-6 inline-block py-3">{say`Other ways to go`}</ButtonLink>
      </div>
      <BookForm details={details} ride={ride} />
    </div>
  )
}

function LegSection({ leg }: { leg: TransferLeg }) {
  return (
    <section className="mt-6 border-t border-rule pt-6">
      <h2 className="text-h3">{wayText(leg)}</h2>
      <p className="mt-1 font-[620]">{pickupText(leg)}</p>
      <p className="mt-1 text-small text-ink-2">{leg.meeting_point}</p>
      <p className="mt-1 text-small text-ink-2">
        {stopText([minutesText(leg.minutes), ...(leg.wait_minutes > 0 ? [waitText(leg.wait_minutes)] : []), carbonText(leg.carbon_kg)])}
      </p>
      <PickupSum leg={leg} />
    </section>
  )
}
