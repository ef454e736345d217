import { dayText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { useLocation, useNavigate } from 'react-router'
import { CalendarX } from '../ui/icons/calendar-x.tsx'
import { MessageDialog } from '../ui/message-dialog.tsx'
import { useCarriedTo } from './carried-search.ts'
import { landingOf } from './landing.ts'

interface TooSoonProps {
  /** The first day that can be booked, where the refusal names it (`earliest`). */
  readonly earliest: Day | null
  readonly onDismiss: () => void
}

/**
 * A2.17: the stay begins sooner than the organisation takes bookings for. Shown wherever a call refuses `too_soon`: at Select on the details page and at
 * COMPLETE BOOKING. Dismissed, the page is as it was. The search form that "Change Dates" leads to begins with what the page carries (`useCarry`).
 */
export function TooSoonDialog({ earliest, onDismiss }: TooSoonProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const carriedTo = useCarriedTo()
  const changeDates = () => {
    onDismiss()
    void navigate(carriedTo(landingOf(pathname)))
  }
  return (
    <MessageDialog
      kind="plain"
      title={say`Too soon to book`}
      sign={<CalendarX aria-hidden size={32} strokeWidth={1.75} className="text-stop" />}
      action={say`Change Dates`}
      onAction={changeDates}
      onDismiss={onDismiss}
    >
      <p className="text-body">{say`Sorry! We're unable to process your request as your travel date is too soon.`}</p>
      <p className="mt-2 text-small text-ink-2">
        {earliest && say`The earliest date you can book is ${dayText(earliest)}.`} {say`Nothing was charged.`}
      </p>
    </MessageDialog>
  )
}
