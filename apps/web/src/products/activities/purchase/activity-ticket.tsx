import type { ActivityOffer } from '@sojourn/contracts'
import { languageNameText, say, stopText } from '@sojourn/i18n'
import { minimumText, partyText, whenText } from '../activity-words.ts'

/** Places in a departure on their ticket: when, where to meet, who comes, in which language. */
export function ActivityTicket({ offer }: { offer: ActivityOffer }) {
  const { title, operator, phone, meeting, language, minimum } = offer
  return (
    <>
      <p className="text-small text-ink-2">{operator}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{title}</h2>
      <dl className="mt-5 grid gap-4 border-y border-rule py-5 sm:grid-cols-2">
        <div>
          <dt className="text-caption text-ink-3">{say`When`}</dt>
          <dd className="font-display text-h3 font-[480]">{whenText(offer)}</dd>
        </div>
        <div>
          <dt className="text-caption text-ink-3">{say`Meeting point`}</dt>
          <dd>
            <span className="block font-[580]">{meeting.landmark ? say`In front of ${meeting.landmark}` : meeting.address}</span>
            <span className="text-small text-ink-2">{stopText([meeting.landmark ? meeting.address : '', offer.city].filter(Boolean))}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-ink-2">{stopText([partyText(offer), language && languageNameText(language), phone])}</p>
      {minimum && <p className="mt-2 text-small text-ink-2">{minimumText(minimum)}</p>}
    </>
  )
}
