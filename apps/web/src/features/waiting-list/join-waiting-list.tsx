import { say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { WaitingEntry } from './waiting-entry.tsx'
import { joinWaitingList, type Waiting, type Wanted } from './waiting-list-api.ts'

/** Asked, on its way, refused, or in line. */
export type JoinState =
  | { readonly step: 'asking'; readonly fault: 'email' | null }
  | { readonly step: 'joining' }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'joined'; readonly entry: Waiting }

/** Where something is all taken: the way onto its waiting list, and once on it the place in line. */
export function JoinWaitingList({ wanted }: { wanted: Wanted }) {
  const { user } = useShell()
  const [state, setState] = useState<JoinState>({ step: 'asking', fault: null })
  const join = async (email: string | null) => {
    if (state.step === 'joining') return
    if (email === '') return setState({ step: 'asking', fault: 'email' })
    setState({ step: 'joining' })
    const answer = await joinWaitingList(wanted, email)
    setState(answer.ok ? { step: 'joined', entry: answer.data.waiting } : { step: 'refused', message: answer.message })
  }
  return <JoinWaitingListView state={state} asksEmail={!user} onJoin={(email) => void join(email)} />
}

interface JoinViewProps {
  readonly state: JoinState
  /** A guest says where they are asked. */
  readonly asksEmail: boolean
  readonly onJoin: (email: string | null) => void
}

/** The waiting list in each of its states. No form of its own: it may stand in that of an offer. */
export function JoinWaitingListView({ state, asksEmail, onJoin }: JoinViewProps) {
  const [email, setEmail] = useState('')
  const box = useRef<HTMLElement>(null)
  const join = () => {
    if (asksEmail && email.trim() === '') box.current?.querySelector('input')?.focus()
    onJoin(asksEmail ? email.trim() : null)
  }
  if (state.step === 'joined') {
    return (
      <section aria-label={say`Waiting list`} className="border border-rule-2 bg-sheet p-5">
        <WaitingEntry entry={state.entry} which={{ waiting_id: state.entry.waiting_id }} />
      </section>
    )
  }
  return (
    <section ref={box} aria-label={say`Waiting list`} className="border border-rule-2 bg-sheet p-5 noscript:hidden">
      <h3 className="text-h3">{say`All taken? Join the waiting list`}</h3>
      <p className="mt-1 max-w-[46ch] text-small text-ink-2">{say`First come, first served: when it becomes available and it's your turn, we hold it for you and email you. Joining is free.`}</p>
      <div className="mt-4 grid gap-4">
        {asksEmail && (
          <Field
            label={say`Email`}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            error={state.step === 'asking' && state.fault === 'email' ? say`Enter your email so that we can reach you.` : null}
            onChange={({ target }) => setEmail(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              join()
            }}
          />
        )}
        {state.step === 'refused' && (
          <Note kind="wrong" live>
            {state.message}
          </Note>
        )}
        <div>
          <Button look="ink" busy={state.step === 'joining'} onClick={join}>{say`Join the waiting list`}</Button>
        </div>
      </div>
    </section>
  )
}
