import type { UnitStayOffer, WeekOffer } from '@sojourn/contracts'
import { commaText, dayText, say, sayAs } from '@sojourn/i18n'
import { unitText } from '../resort-words.ts'

/** A week or a stay on its ticket: the resort, from when to when, which unit. */
export function UnitTicket({ offer: { resort, unit, check_in, check_out, guests } }: { offer: WeekOffer | UnitStayOffer }) {
  return (
    <>
      <h2 className="mt-2 text-h2-s md:text-h2">{resort.name}</h2>
      <p className="text-small text-ink-2">
        {commaText([resort.address, resort.city])}
        <br />
        {resort.phone}
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-rule py-5">
        <Fact label={say`Check-in`} value={dayText(check_in)} note={sayAs('of a time of day')`from ${resort.checkin_from}`} />
        <Fact label={say`Check-out`} value={dayText(check_out)} note={sayAs('of a time of day')`until ${resort.checkout_until}`} />
        <Fact label={say`Unit`} value={unit.unit} note={unitText(unit)} />
        <Fact label={say`Guests`} value={String(guests)} note="" />
      </dl>
    </>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd>
        <span className="block font-display text-h3 font-[480]">{value}</span>
        <span className="text-small text-ink-2">{note}</span>
      </dd>
    </div>
  )
}
