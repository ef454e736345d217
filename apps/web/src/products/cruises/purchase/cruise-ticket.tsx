import type { CruiseOffer, ProofShape } from '@sojourn/contracts'
import { proofFacts } from '@sojourn/contracts/proof-words'
import { commaText, dayText, plural, say, sayAs, stopText, wallClockText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useShell } from '../../../lib/shell.ts'
import { timeOf } from '../../bound-words.ts'
import { type Guests, guestsOfAges } from '../cruise-address.ts'
import { ashoreText } from '../cruise-words.ts'
import { activitiesHref, type DayAshore, daysOfCall } from '../days-ashore.ts'
import { cabinFacts } from '../details/cabin-words.ts'

interface CruiseTicketProps {
  readonly offer: CruiseOffer
  readonly proofs: readonly ProofShape[]
  /** Everyone in the cabin. */
  readonly guests: Parameters<typeof proofFacts>[1]
}

const SEATINGS = { early: say`Early seating`, late: say`Late seating`, open: say`Open seating` } as const

/** A cabin on its ticket: the ship, where it is boarded and left, the cabin, and every port with its hours and the way to what there is to do there. */
export function CruiseTicket({ offer, proofs, guests }: CruiseTicketProps) {
  const { ship, title, nights, ports, cabin, grade, dining, from, to } = offer
  const [first, last] = [ports[0], ports.at(-1)]
  const isSold = useShell().organisation.products.includes('ACT')
  const facts = [
    {
      label: sayAs('of a ship')`Cabin`,
      value: cabin ? cabin.cabin_no : say`Told before you sail`,
      note: cabin ? commaText([grade.name, ...cabinFacts(cabin)]) : grade.name,
    },
    { label: say`Guests`, value: String(offer.guests.length), note: SEATINGS[dining] },
  ]
  return (
    <>
      <p className="text-small text-ink-2">{stopText([ship.name, ship.line])}</p>
      <h2 className="mt-2 text-h2-s md:text-h2">{title}</h2>
      <p className="text-small text-ink-2">{say`${plural(nights, { one: '# night', other: '# nights' })}`}</p>
      <dl className="mt-5 grid gap-4 border-y border-rule py-5 sm:grid-cols-2">
        {first && <Fact label={say`Departure`} value={first.departs_at ? wallClockText(first.departs_at) : dayText(first.date)} note={from.name} />}
        {last && <Fact label={say`Arrival`} value={last.arrives_at ? wallClockText(last.arrives_at) : dayText(last.date)} note={to.name} />}
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
      <ol className="mt-5 text-small">
        {ports.slice(1, -1).map((call) => (
          <li key={`${call.day} ${call.port.port}`} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2 tabular-nums">
            <span>
              <PortName name={call.port.name} ashore={isSold ? firstDay(offer, call) : undefined} guests={guestsOfAges(offer.guests)} />{' '}
              <span className="text-ink-2">{dayText(call.date)}</span>
            </span>
            <span className="text-ink-2">
              {call.all_aboard_at && call.minutes_ashore > 0 ? commaText([ashoreText(call.minutes_ashore), say`all aboard ${timeOf(call.all_aboard_at)}`]) : ''}
            </span>
          </li>
        ))}
      </ol>
      <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {proofFacts(proofs, guests).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className="text-small tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The first day ashore of a call; undefined where nobody has time to go ashore. */
function firstDay({ ashore }: CruiseOffer, { day, port }: CruiseOffer['ports'][number]): DayAshore | undefined {
  const call = ashore.find((each) => each.day === day && each.port === port.port)
  return call && daysOfCall(call)[0]
}

/** A port, with the way to what there is to do while the ship is there. */
function PortName({ name, ashore, guests }: { name: string; ashore: DayAshore | undefined; guests: Guests }) {
  if (!ashore) return <b className="font-[600]">{name}</b>
  return (
    <Link to={activitiesHref(ashore, guests)} className="link font-[600]">
      {name}
    </Link>
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
