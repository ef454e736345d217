import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { FormShell } from '../../lib/form/form-shell.tsx'
import { LIMITS } from '../../lib/form/limits.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { makeImpersonationKey } from './account-api.ts'

/** Asks for whom and why, and answers with the link. It works once and for a minute. */
export function ActForForm() {
  const [link, setLink] = useState<string | null>(null)
  const { busy, failure, submit } = useForm(
    async ({ email = '', reason = '' }) => {
      setLink(null)
      return makeImpersonationKey({ email, reason })
    },
    ({ data }) => setLink(data.link),
  )
  return (
    <div className="grid gap-4">
      <p className="max-w-[52ch] text-body text-ink-2">
        {say`You get a link that signs you in on that person's behalf. It works once and for one minute. The person can read your name, your reason and the time. Cards stay masked, and you can't buy or charge anything.`}
      </p>
      <FormShell look="ink" action={say`Create link`} busy={busy} summary={failure.summary} onSubmit={submit}>
        <div className="grid gap-4">
          <Field label={say`The person's email`} name="email" type="email" autoComplete="off" error={failure.fields.email} />
          <Field label={say`Reason`} name="reason" autoComplete="off" limit={LIMITS.reason} hint={say`The person can read it.`} error={failure.fields.reason} />
        </div>
      </FormShell>
      {link && (
        <Note kind="good" live action={<a href={link} className="link font-[560]" rel="noreferrer">{say`Open the link now`}</a>}>
          {say`Your link is ready. It opens in this browser. When you end that session, you're back in your own.`}
        </Note>
      )}
    </div>
  )
}
