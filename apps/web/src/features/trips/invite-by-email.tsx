import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { inviteToTrip } from './trips-api.ts'

/** Invites one person by mail: their link works for no one else, and makes them an account where they have none. */
export function InviteByEmail({ tripId, role }: { tripId: string; role: 'viewer' | 'editor' }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, failure, submit } = useForm(
    (fields) => inviteToTrip(tripId, fields.email ?? '', role),
    (_answer, fields) => setSentTo(fields.email ?? null),
  )
  return (
    <section className="mt-6 border-t border-rule pt-4">
      <h3 className="text-h3">{say`Invite by email`}</h3>
      <p className="mt-1 mb-3 text-small text-ink-2">{say`Only this person can join with it. The link works once, for 14 days.`}</p>
      <FormShell action={say`Send invitation`} look="ink" busy={busy} summary={failure.summary} onSubmit={submit}>
        <Field label={say`Email`} name="email" type="email" autoComplete="off" error={failure.fields.email} />
      </FormShell>
      {sentTo && (
        <Note kind="good" live className="mt-3">
          {say`We sent an invitation to ${sentTo}.`}
        </Note>
      )}
    </section>
  )
}
