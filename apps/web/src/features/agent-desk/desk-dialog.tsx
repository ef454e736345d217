import { say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { useEffect, useState } from 'react'
import { LIMITS } from '../../lib/form/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { type AgentClient, addClient, chooseClient, type Desk, findClients, setMarkup } from './agent-desk-api.ts'
import { MarkupForm } from './markup-form.tsx'
import { NewClientForm } from './new-client-form.tsx'

interface DeskDialogProps {
  readonly desk: Desk
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Chooses the client of this session, found among one's own by name or email, and what is put on the net price from now on. */
export function DeskDialog({ desk, onChanged, onClose }: DeskDialogProps) {
  const [text, setText] = useState('')
  const [clients, setClients] = useState<readonly AgentClient[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    let stale = false
    void findClients(text).then((answer) => {
      if (stale) return
      if (answer.ok) setClients(answer.data.clients)
      setFault(answer.ok ? null : answer.message)
    })
    return () => {
      stale = true
    }
  }, [text])
  const choose = async (clientId: string | null) => {
    const answer = await chooseClient(clientId)
    if (!answer.ok) return setFault(answer.message)
    onChanged()
    onClose()
  }
  return (
    <Dialog open width="narrow" title={say`Client and markup`} onClose={onClose} foot={<Button onClick={onClose}>{say`Done`}</Button>}>
      <DeskView desk={desk} text={text} clients={clients} fault={fault} onText={setText} onChoose={(clientId) => void choose(clientId)} />
      <details className="more mt-3">
        <summary className="text-small">{say`New client`}</summary>
        <NewClientForm
          onAdd={async (client) => {
            const answer = await addClient(client)
            if (!answer.ok) return answer.message
            await choose(answer.data.client.user_id)
            return null
          }}
        />
      </details>
      <h3 className="mt-6 text-h3">{say`Markup`}</h3>
      <p className="mb-3 text-small text-ink-2">{say`We add it to every net price from now on. You can change it for one booking at checkout.`}</p>
      <MarkupForm
        limits={desk.limits}
        percent={desk.markup_percent}
        onSave={async (markup) => {
          const answer = await setMarkup(markup)
          if (answer.ok) onChanged()
          return answer.ok ? null : answer.message
        }}
      />
    </Dialog>
  )
}

interface DeskViewProps {
  readonly desk: Desk
  readonly text: string
  /** Null while they are fetched. */
  readonly clients: readonly AgentClient[] | null
  readonly fault: string | null
  readonly onText: (text: string) => void
  readonly onChoose: (clientId: string | null) => void
}

export function DeskView({ desk, text, clients, fault, onText, onChoose }: DeskViewProps) {
  const chosen = desk.client?.user_id ?? null
  return (
    <>
      <Field
        label={say`Find a client by name or email`}
        name="client"
        type="search"
        limit={LIMITS.search}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {fault && (
        <Note kind="wrong" live className="mt-4">
          {fault}
        </Note>
      )}
      <ul aria-label={say`Clients`} className="mt-3 border-t border-rule">
        <ClientRow name={say`No client`} detail={null} isChosen={chosen === null} onClick={() => onChoose(null)} />
        {clients?.map((client) => (
          <ClientRow
            key={client.user_id}
            name={client.name}
            detail={shownEmail(client.email)}
            isChosen={client.user_id === chosen}
            onClick={() => onChoose(client.user_id)}
          />
        ))}
      </ul>
      {clients?.length === 0 && <p className="mt-3 text-small text-ink-2">{say`No client matches this name or email.`}</p>}
    </>
  )
}

interface ClientRowProps {
  readonly name: string
  readonly detail: string | null
  readonly isChosen: boolean
  readonly onClick: () => void
}

const ClientRow = ({ name, detail, isChosen, onClick }: ClientRowProps) => (
  <li className="border-b border-rule">
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="flex min-h-12 w-full flex-wrap items-center gap-x-3 py-2 text-start hover:bg-well"
    >
      <span className="font-[580]">{name}</span>
      {detail && <span className="text-small break-all text-ink-2">{detail}</span>}
      {isChosen && <span className="ms-auto text-caption font-[620] text-sea">{say`Chosen`}</span>}
    </button>
  </li>
)
