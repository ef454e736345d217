import type { DreamtripOffer } from '@sojourn/contracts'
import { commaText, daysText, dayTextLong, dayTimeText, say, stopText } from '@sojourn/i18n'
import { minimumText, nightsText, partyText } from '../dreamtrip-words.ts'

/** Places in a group on their ticket: when and where it meets, who hosts it, who comes, whether it goes. */
export function DreamtripTicket({ offer }: { readonly offer: DreamtripOffer }) {
  const { title, theme, hotel, host, starts_on: from, ends_on: until, nights, program, minimum, city } = offer
  const meets = program[0]?.parts[0]
  return (
    <>
      <p className="text-small text-ink-2">{stopText([theme.name, city])}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{title}</h2>
      <dl className="mt-5 grid gap-4 border-y border-rule py-5 sm:grid-cols-2">
        <div>
          <dt className="text-caption text-ink-3">{say`Meeting time`}</dt>
          <dd className="font-display text-h3 font-[480]">{meets ? dayTimeText(dayTextLong(from), meets.time) : dayTextLong(from)}</dd>
          <dd className="text-small text-ink-2">{stopText([daysText(from, until), nightsText(nights)])}</dd>
        </div>
        <div>
          <dt className="text-caption text-ink-3">{say`Hotel`}</dt>
          <dd>
            <span className="block font-[580]">{hotel.name}</span>
            <span className="text-small text-ink-2">{commaText([hotel.address, hotel.district])}</span>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-ink-2">{stopText([say`Host: ${host.name}`, hotel.phone, partyText(offer)])}</p>
      <p className="mt-2 text-small text-ink-2">{minimumText(minimum)}</p>
    </>
  )
}
