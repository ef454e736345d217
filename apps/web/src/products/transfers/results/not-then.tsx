import { say } from '@sojourn/i18n'
import type { TransfersFound } from '../transfers-api.ts'

/** What goes this way, but not then or not for these people: each with its reason. */
export function NotThen({ list }: { list: TransfersFound['not_then'] }) {
  if (list.length === 0) return null
  return (
    <section aria-labelledby="not-then" className="mt-8 border-t border-rule pt-6">
      <h2 id="not-then" className="text-h3">{say`Not for this trip`}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {list.map(({ vehicle, text }) => (
          <div key={vehicle.code}>
            <dt className="text-small font-[620]">{vehicle.name}</dt>
            <dd className="text-small text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
