import type { CancelPart } from '@sojourn/contracts'
import { cancelPoints } from '@sojourn/contracts/cancel-words'
import { moneyText, say, wallClockText } from '@sojourn/i18n'
import { TimeLine } from '../../../ui/time-line.tsx'
import type { PackageDetails } from '../packages-api.ts'

type Terms = Pick<PackageDetails, 'cancellation' | 'package' | 'protection' | 'information' | 'currency'>

/** What cancelling all of it costs on one time line, what happens where a flight changes, and what the law has told before a package is bought. */
export function TermsSection({ details: { cancellation, package: whole, protection, information, currency } }: { details: Terms }) {
  const [first] = whole.parts
  return (
    <>
      {cancellation.length > 0 && first && (
        <section className="mt-8 border-t border-ink pt-5">
          <h2 className="text-h3">{say`If your plans change`}</h2>
          <p className="mt-1 mb-4 text-small text-ink-2">{say`What canceling the whole trip costs. Each part can also be canceled by itself, by its own terms.`}</p>
          <TimeLine
            label={say`Canceling the whole trip`}
            points={cancelPoints(cancellation.map(partOfWhole(whole.price.pay_now)), {
              title: say`The trip begins`,
              at: wallClockText(first.bounds?.[0]?.departs_at ?? first.starts.at),
            })}
          />
        </section>
      )}
      <section className="mt-8 border-t border-ink pt-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-h3">{protection.title}</h2>
          <p className="text-small tabular-nums">{say`${moneyText(protection.amount, currency, 'all')}, included`}</p>
        </div>
        <Lines lines={protection.lines} />
      </section>
      <section className="mt-8 border-t border-ink pt-5">
        <h2 className="text-h3">{information.title}</h2>
        <details className="mt-1">
          <summary className="link w-fit cursor-pointer py-2 text-small">{say`Your rights in short`}</summary>
          <Lines lines={information.lines} />
        </details>
      </section>
    </>
  )
}

/** A stretch of the merged line, as what cancelling means. */
const partOfWhole =
  (paid: number) =>
  ({ from, to, amount, currency, time_zone }: PackageDetails['cancellation'][number]): CancelPart => ({
    item_no: 1,
    kind: 'terms',
    ...{ from, to, currency, time_zone },
    minutes: null,
    lose: amount,
    refund: Math.round(Math.max(0, paid - amount) * 100) / 100,
    may_charge: 0,
    discounts: [],
  })

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-small text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
