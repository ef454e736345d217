import { say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { lastNameIn, OwnLastNameField } from '../../lib/form/last-name-field.tsx'
import { LIMITS } from '../../lib/form/limits.ts'
import { TitleField } from '../../lib/form/title-field.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { type Account, changeDetails } from './account-api.ts'
import { Section } from './section.tsx'

/** Title, name and phone, as they are put into a checkout to begin with. The address stays: it is what the account is known by. */
export function DetailsForm({ user }: { user: Account['user'] }) {
  const { revalidate } = useRevalidator()
  const [saved, setSaved] = useState(false)
  const { busy, failure, submit } = useForm(
    async (fields) => {
      setSaved(false)
      const last = lastNameIn(fields)
      if (!last.ok) return last
      const { first_name = '', title = '', phone = '' } = fields
      return changeDetails({ first_name, last_name: last.lastName, title, phone })
    },
    async () => {
      setSaved(true)
      // The name in the bar follows.
      await revalidate()
    },
  )
  return (
    <Section id="details" title={say`Title, name and phone`} lead={say`We fill these in for you at checkout. Your sign-in email is ${shownEmail(user.email)}.`}>
      <FormShell look="ink" action={say`Save`} busy={busy} summary={failure.summary} onSubmit={submit}>
        <TitleField said={user.title ?? ''} error={failure.fields.title} />
        <div className="grid gap-4 md:grid-cols-2">
          <Field
            label={say`First name`}
            name="first_name"
            limit={LIMITS.name}
            autoComplete="given-name"
            defaultValue={user.first_name}
            error={failure.fields.first_name}
          />
          <OwnLastNameField
            name="last_name"
            autoComplete="family-name"
            defaultValue={user.last_name}
            isSingle={user.last_name === ''}
            error={failure.fields.last_name ?? null}
          />
        </div>
        <Field label={say`Phone`} name="phone" type="tel" autoComplete="tel" dir="ltr" defaultValue={user.phone ?? ''} error={failure.fields.phone} />
      </FormShell>
      {saved && <Note kind="good" live>{say`Your details are saved.`}</Note>}
    </Section>
  )
}
