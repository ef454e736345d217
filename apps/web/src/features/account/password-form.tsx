import { say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { changePassword, type Session } from './account-api.ts'
import { Section } from './section.tsx'

/** A new password against the old one. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: (sessions: readonly Session[]) => void }) {
  const [done, setDone] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const { busy, failure, submit } = useForm(
    async ({ old_password = '', new_password = '' }) => {
      setDone(false)
      return changePassword({ old_password, new_password })
    },
    ({ data }) => {
      setDone(true)
      fields.current?.closest('form')?.reset()
      onChanged(data.sessions)
    },
  )
  return (
    <Section id="password" title={say`Password`} lead={say`A new password signs you out everywhere else.`}>
      <FormShell look="ink" action={say`Change the password`} busy={busy} summary={failure.summary} onSubmit={submit}>
        <div ref={fields} className="grid gap-4 md:grid-cols-2">
          {/* For password managers: which account this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <Field label={say`Current password`} name="old_password" type="password" autoComplete="current-password" error={failure.fields.old_password} />
          <Field
            label={say`New password`}
            name="new_password"
            type="password"
            autoComplete="new-password"
            hint={say`At least 10 characters. A few words are easier to remember than one.`}
            error={failure.fields.new_password}
          />
        </div>
      </FormShell>
      {done && <Note kind="good" live>{say`Your new password is set. Every other session has ended.`}</Note>}
    </Section>
  )
}
