import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { classes } from './classes.ts'

export interface TimeSlot {
  /** By the clock of the place, as it is shown: "19:30". */
  readonly time: string
  /** Whole price in words; what costs nothing has none. */
  readonly price?: string | undefined
  /** Where it leads; a full one may lead nowhere. */
  readonly to: string | null
  /** Struck: where it leads nowhere, and where it leads to a waiting list. */
  readonly isFull?: boolean
  readonly chosen?: boolean
}

/**
 * Times to choose among, each a link 44 px high, so that one can be chosen before any script. `chosen` has an ink edge, a full one is struck and
 * says so to those who hear it. `more` leads to the other times.
 */
export function TimeSlots({
  label,
  slots,
  more,
  stays = false,
}: {
  readonly label: string
  readonly slots: readonly TimeSlot[]
  readonly more?: { readonly to: string; readonly text: string }
  /** The page stays where it is scrolled to: the times of a page that shows what was chosen further down. */
  readonly stays?: boolean
}) {
  return (
    <ul aria-label={label} className="time-slots">
      {slots.map((slot) => (
        <li key={slot.time}>
          {slot.to === null ? (
            <span className="time-slot time-slot-full">
              <Struck time={slot.time} />
            </span>
          ) : (
            <Link
              to={slot.to}
              preventScrollReset={stays}
              aria-current={slot.chosen ? 'true' : undefined}
              className={classes('time-slot', slot.isFull && 'time-slot-full', slot.chosen && 'time-slot-chosen')}
            >
              {slot.isFull ? <Struck time={slot.time} /> : slot.time}
              {slot.price !== undefined && <span className="time-slot-price">{slot.price}</span>}
            </Link>
          )}
        </li>
      ))}
      {more && (
        <li>
          <Link to={more.to} className="time-slot">
            {more.text}
          </Link>
        </li>
      )}
    </ul>
  )
}

const Struck = ({ time }: { readonly time: string }) => (
  <>
    <s>{time}</s>
    <span className="sr-only">{say`Full`}</span>
  </>
)
