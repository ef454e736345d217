import { say } from '@sojourn/i18n'
import { useId } from 'react'
import type { CheckoutData } from './checkout-api.ts'

interface KeptTravellersProps {
  readonly heading: string
  readonly keeps: NonNullable<CheckoutData['keeps']>
  /** What was refused of them, a sentence each. */
  readonly faults: readonly string[]
}

/** Who travels, where that is who travelled before: in a change of a booking nobody is named anew. */
export function KeptTravellers({ heading, keeps: { guests, contact }, faults }: KeptTravellersProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="mt-8">
      <h2 id={title} className="text-h3">
        {heading}
      </h2>
      <p className="text-small text-ink-2">{say`As in your booking. What we know of them stays the same.`}</p>
      <ul className="mt-3 grid gap-1">
        {guests.map(({ first_name, last_name }, index) => (
          // People of one name may travel together; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes them
          <li key={index} className="text-body font-[580]">
            <bdi>{`${first_name} ${last_name}`.trim()}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-2">
        <bdi>{contact.email}</bdi>
        {contact.phone && (
          <>
            {' '}
            <bdi>{contact.phone}</bdi>
          </>
        )}
      </p>
      {faults.length > 0 && (
        <div role="alert" className="mt-3 text-small text-stop">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </section>
  )
}
