import { DialogPlace } from '../../ui/use-modal.ts'
import { SAMPLE_DETAILS, SAMPLE_TRIP } from './example-trip.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { TripForm } from './trip-form.tsx'
import { TripView } from './trip-view.tsx'
import { TripsList } from './trips-list.tsx'

const nothing = () => {}
const today = '2026-11-24'
const view = { today, onChanged: nothing, onLeft: nothing }
const [you, other] = SAMPLE_DETAILS.members
const inPage = (dialog: React.ReactNode) => <DialogPlace value="in-page">{dialog}</DialogPlace>
const leaving = { tripId: 'trp_1', name: 'Lisbon', onClose: nothing, onLeft: nothing }

/** The list, a trip as its organizer and as a guest of it see it, and the dialogs that change it. */
export const states = {
  'trips, to come and past': () => (
    <TripsList
      today={today}
      onMade={nothing}
      trips={[
        SAMPLE_TRIP,
        { ...SAMPLE_TRIP, trip_list_id: 'trp_2', trip_list_name: 'Tiles and trams', trip_image: '', item_count: 0, member_count: 1 },
        { ...SAMPLE_TRIP, trip_list_id: 'trp_3', checkin_date: '2026-03-12', checkout_date: '2026-03-16' },
      ]}
    />
  ),
  'no trips': () => <TripsList today={today} onMade={nothing} trips={[]} />,
  'a trip, as its organizer': () => <TripView {...view} details={SAMPLE_DETAILS} />,
  'a trip, as one who looks': () => <TripView {...view} details={{ ...SAMPLE_DETAILS, trip: { ...SAMPLE_TRIP, role: 'viewer' }, notes: [] }} />,
  'an empty trip': () => (
    <TripView {...view} details={{ ...SAMPLE_DETAILS, items: [], notes: [], paid: [], to_pay: [], members: SAMPLE_DETAILS.members.slice(0, 1) }} />
  ),
  'new trip': () => inPage(<TripForm today={today} onClose={nothing} onSaved={nothing} />),
  'share, first time': () => inPage(<ShareDialog tripId="trp_1" shared={null} onClose={nothing} onChanged={nothing} />),
  'share, a link is out': () =>
    inPage(<ShareDialog tripId="trp_1" shared={{ role: 'editor', expires_at: '2026-12-24T10:00:00Z' }} onClose={nothing} onChanged={nothing} />),
  'delete the trip': () => inPage(you && <LeaveDialog {...leaving} member={you} isLast />),
  'leave the trip': () => inPage(you && <LeaveDialog {...leaving} member={you} isLast={false} />),
  'remove somebody': () => inPage(other && <LeaveDialog {...leaving} member={other} isLast={false} />),
}
