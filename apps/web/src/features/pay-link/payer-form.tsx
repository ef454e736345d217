import { commaText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LIMITS } from '../../lib/form/limits.ts'
import { useShell } from '../../lib/shell.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import type { AgentClient, NewClient, Payer, TypedGuests } from './pay-link-api.ts'
import type { SendState } from './send-steps.ts'

interface FormProps {
  readonly state: Extract<SendState, { step: 'choosing' | 'sending' }>
  readonly typed: TypedGuests
  readonly onSend: (payer: Payer) => void
  readonly children?: ReactNode
}

const NEW = 'new'

/** Who pays: one of the agent's clients, or a new one by name and email. Nothing else is asked for: who travels is completed by whoever pays. */
export function PayerForm({ state, typed, onSend, children }: FormProps) {
  // Whom the agent works for is who is sold to, unless they say otherwise.
  const working = useShell().desk?.client?.user_id
  const { clients } = state
  const [chosen, setChosen] = useState(() => firstChoice(clients, typed, working))
  const [client, setClient] = useState<NewClient>(() => ({ first_name: '', last_name: '', ...typed.guests[0], email: typed.email }))
  const form = useRef<HTMLFormElement>(null)
  const choosing = state.step === 'choosing' ? state : null
  const missing = choosing?.missing ?? null
  const made = choosing?.made?.user_id
  // Made by a try that was refused afterwards: the next one does not make them again.
  useEffect(() => {
    if (made) setChosen(made)
  }, [made])
  useEffect(() => {
    if (choosing?.missing) form.current?.querySelector<HTMLElement>(`[name="${choosing.missing}"]`)?.focus()
  }, [choosing])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = { first_name: client.first_name.trim(), last_name: client.last_name.trim(), email: client.email.trim() }
    onSend(chosen === NEW ? { by: 'new', client: trimmed } : { by: 'client', clientId: chosen })
  }
  const field = (name: keyof NewClient) => ({
    name,
    value: client[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setClient({ ...client, [name]: target.value }),
  })
  return (
    <form ref={form} method="dialog" noValidate id="send-pay-link" onSubmit={submit}>
      <p className="mb-4 text-body text-ink-2">{say`We'll hold this for your client for 60 minutes at this price, with your markup and without anything you applied. They sign in, review and pay; you aren't charged.`}</p>
      {clients.length > 0 && (
        <Select
          label={say`Client`}
          name="client"
          value={chosen}
          options={optionsOf(clients)}
          error={missing === 'client' ? say`Choose the client who will pay. Nothing was sent.` : null}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {chosen === NEW && (
        <div className="mt-4 grid gap-3">
          <Field
            label={say`First name`}
            limit={LIMITS.name}
            {...field('first_name')}
            error={missing === 'first_name' ? say`Enter the client's name. Nothing was sent.` : null}
          />
          <Field label={say`Last name`} limit={LIMITS.name} {...field('last_name')} />
          <Field
            label={say`Email`}
            type="email"
            {...field('email')}
            error={missing === 'email' ? say`Enter the client's email. Nothing was sent.` : null}
            hint={say`We'll email them a link to set a password.`}
          />
        </div>
      )}
      {children}
      {choosing?.note && (
        <Note kind="wrong" live className="mt-4">
          {choosing.note}
        </Note>
      )}
    </form>
  )
}

/** Who is worked for, or who is typed at the checkout already; where nobody can be chosen, a new one. */
function firstChoice(clients: readonly AgentClient[], { email }: TypedGuests, working: string | undefined): string {
  if (clients.length === 0) return NEW
  if (working && clients.some(({ user_id }) => user_id === working)) return working
  const typed = clients.find((client) => email !== '' && client.email.toLowerCase() === email.toLowerCase())
  return typed?.user_id ?? ''
}

/** No one is chosen by accident: the first choice is none. */
const optionsOf = (clients: readonly AgentClient[]): readonly Option[] => [
  { value: '', label: say`Choose a client` },
  ...clients.map(({ user_id, name, email }) => ({ value: user_id, label: commaText([name, shownEmail(email)]) })),
  { value: NEW, label: say`New client` },
]
