import { say } from '@sojourn/i18n'
import { type FormEvent, useState } from 'react'
import { LastNameField, lastNameMissing } from '../../lib/form/last-name-field.tsx'
import { LIMITS } from '../../lib/form/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

export interface NewClient {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

const NOBODY: NewClient = { first_name: '', last_name: '', email: '' }

/** A client who has no account yet: invited by a mail in which they set a password. `onAdd` answers what went wrong, in words. */
export function NewClientForm({ onAdd }: { onAdd: (client: NewClient) => Promise<string | null> }) {
  const [client, setClient] = useState(NOBODY)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isSingle, setSingle] = useState(false)
  const [lastFault, setLastFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isMissing = !isSingle && !client.last_name.trim()
    setLastFault(isMissing ? lastNameMissing() : null)
    if (isMissing) return
    setBusy(true)
    setFault(await onAdd({ ...client, ...(isSingle && { last_name: '' }) }))
    setBusy(false)
  }
  const change = (field: keyof NewClient) => ({
    name: field,
    value: client[field],
    onChange: ({ target }: { target: { value: string } }) => setClient({ ...client, [field]: target.value }),
  })
  return (
    <form method="dialog" noValidate aria-label={say`New client`} onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
      <Field label={say`First name`} limit={LIMITS.name} autoComplete="off" {...change('first_name')} />
      <LastNameField
        name="last_name"
        whose="other"
        autoComplete="off"
        value={client.last_name}
        isSingle={isSingle}
        error={lastFault}
        onChange={(lastName) => setClient({ ...client, last_name: lastName })}
        onSingle={setSingle}
      />
      <Field label={say`Email`} type="email" autoComplete="off" {...change('email')} hint={say`We'll email them a link to set a password.`} />
      {fault && (
        <Note kind="wrong" live>
          {fault}
        </Note>
      )}
      <div>
        <Button type="submit" look="ink" size="small" busy={busy}>{say`Invite and choose`}</Button>
      </div>
    </form>
  )
}
