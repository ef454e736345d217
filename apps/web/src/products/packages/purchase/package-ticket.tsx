import type { DescriptionShape, ProofShape } from '@sojourn/contracts'
import { proofFacts } from '@sojourn/contracts/proof-words'
import { daysText, say, stopText } from '@sojourn/i18n'
import { placeText } from '../../../lib/place-text.ts'

interface Booked {
  readonly title: string
  readonly guests: Parameters<typeof proofFacts>[1]
  readonly items: readonly { readonly item_no: number; readonly description: DescriptionShape; readonly proofs: readonly ProofShape[] }[]
}

const FACTS_MOST = 3

/** What one needs on the way; the page of the booking has all of it. */
const keyFacts = ({ facts }: DescriptionShape) => facts.filter(({ in_head: inHead }) => !inHead).slice(0, FACTS_MOST)

/** The trip on its ticket: every part with what it is, when and where, and its proof. */
export function PackageTicket({ booking: { title, items, guests } }: { booking: Booked }) {
  return (
    <>
      <p className="text-small text-ink-2">{say`Your trip`}</p>
      <h2 className="mt-1 text-h2-s md:text-h2">{title}</h2>
      <ol aria-label={say`Parts of your trip`}>
        {items.map(({ item_no: no, description, proofs }) => (
          <li key={no} className="mt-5 border-t border-rule pt-4">
            <h3 className="text-h3 wrap-anywhere">{description.title}</h3>
            <p className="text-small text-ink-2">
              {stopText([description.summary, description.from && description.to && daysText(description.from, description.to)])}
              {description.place && <span className="block">{placeText(description.place)}</span>}
            </p>
            <dl className="mt-3 grid gap-3 sm:grid-cols-2">
              {[...proofFacts(proofs, guests), ...keyFacts(description)].map(({ label, value }) => (
                <div key={`${label} ${value}`} className="min-w-0">
                  <dt className="text-caption text-ink-3">{label}</dt>
                  <dd className="text-small wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  )
}
