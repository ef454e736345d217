import type { CheckoutData } from './checkout-api.ts'

/** What the law has told before this is bought: read before it is paid, and by who does not look for it. */
export function BuyerInformation({ information }: Pick<CheckoutData, 'information'>) {
  if (!information) return null
  return (
    <section aria-labelledby="information" className="mt-6 border border-rule-2 bg-sheet p-5">
      <h2 id="information" className="text-h3">
        {information.title}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-small text-ink-2">
        {information.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
