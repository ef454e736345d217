import { listText, plural, say } from '@sojourn/i18n'
import { Unreached } from '../../../../features/choose-and-hold/index.ts'
import { artOf } from '../../../../lib/art.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { roomText } from '../../stay-words.ts'
import type { Desk } from '../desk.ts'
import type { Rate } from '../hotel-details-api.ts'
import type { RoomOffer } from '../rooms.ts'
import { RateRow } from './rate-row.tsx'

interface RoomBlockProps {
  readonly offer: RoomOffer
  readonly lead: Rate | null
  readonly desk: Desk
}

/** A room as it is shown, and the ways to book it. */
export function RoomBlock({ offer: { room, rates }, lead, desk }: RoomBlockProps) {
  const { attempt, Outcome } = desk.prebook
  const outcomeOf = (rate: Rate) => (attempt.step === 'unreached' ? <Unreached /> : Outcome && <Outcome attempt={attempt} rate={rate} desk={desk} />)
  return (
    <section
      aria-label={room.name}
      className="grid gap-5 border-b border-rule py-6 last:border-b-0 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-6 min-[56rem]:grid-cols-[16.5rem_minmax(0,1fr)] min-[56rem]:gap-8"
    >
      <div>
        <Picture
          name={artOf(room.image.name)}
          widths={[560]}
          sizes="(width < 48rem) 92vw, 264px"
          width={560}
          height={420}
          night={false}
          alt=""
          className="room-picture h-44 w-full bg-skeleton"
        />
        <h3 className="mt-3 text-h3">{room.name}</h3>
        <p className="mt-1 text-small text-ink-2">
          {roomText(room)}
          <br />
          {listText(room.facts)}
        </p>
      </div>
      <div>
        <p aria-hidden className="rate-columns pb-2 text-tag font-[580] text-ink-2 max-md:hidden!">
          <span>{say`Included`}</span>
          <span>{say`Cancellation`}</span>
          <span>{say`Total, ${plural(desk.nights, { one: '# night', other: '# nights' })}`}</span>
        </p>
        <ul>
          {rates.map((rate) => (
            <RateRow key={rate.rate_id} rate={rate} lead={rate.rate_id === lead?.rate_id} desk={desk} outcome={outcomeOf(rate)} />
          ))}
        </ul>
      </div>
    </section>
  )
}
