import { say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { DayField } from '../../lib/day-field.tsx'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useKeyed } from '../../lib/use-keyed.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { saveTrip, type Trip } from './trips-api.ts'

interface TripFormProps {
  /** The trip that is changed; a new one without it. */
  readonly trip?: Pick<Trip, 'trip_list_id' | 'trip_list_name' | 'checkin_date' | 'checkout_date'>
  readonly today: string
  readonly onClose: () => void
  readonly onSaved: (tripId: string) => void
}

/** Name and days of a trip. What is in it keeps its own days. */
export function TripForm({ trip, today, onClose, onSaved }: TripFormProps) {
  const keyed = useKeyed()
  const { busy, failure, submit } = useForm(
    ({ name = '', from = '', to = '' }) => keyed(`${name} ${from} ${to}`, (key) => saveTrip({ name, from, to }, trip?.trip_list_id ?? null, key)),
    ({ data }) => onSaved(data.trip.trip_list_id),
  )
  return (
    <Dialog open width="narrow" title={trip ? say`Name and dates` : say`New trip`} onClose={onClose}>
      <FormShell action={trip ? say`Save` : say`Create trip`} busy={busy} summary={failure.summary} onSubmit={submit}>
        <Field
          label={say`Name`}
          name="name"
          autoComplete="off"
          limit={80}
          autoFocus
          defaultValue={trip?.trip_list_name ?? ''}
          error={failure.fields.name}
          hint={trip ? null : say`A place, or what the trip is about.`}
        />
        <DayField label={say`First day`} name="from" first={trip?.checkin_date ?? addDays(today, 14)} today={today} readFrom={today} />
        <DayField label={say`Last day`} name="to" first={trip?.checkout_date ?? addDays(today, 17)} today={today} readFrom={today} />
      </FormShell>
    </Dialog>
  )
}
