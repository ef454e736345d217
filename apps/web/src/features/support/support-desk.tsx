import { say } from '@sojourn/i18n'
import { useCallback, useEffect, useState } from 'react'
import { listenToMessages } from '../../lib/live.ts'
import { classes } from '../../ui/classes.ts'
import { Tag } from '../../ui/tag.tsx'
import { Unreadable } from '../../ui/unreadable.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { answerThread, type DeskState, type DeskThread, fetchDeskThread, type Message } from './support-api.ts'

interface DeskProps {
  readonly state: Exclude<DeskState, { kind: 'guest' }>
  readonly onChanged: () => void
}

/** What travellers wrote, written to last first, and the answers of support. */
export function SupportDesk({ state, onChanged }: DeskProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [messages, setMessages] = useState<readonly Message[]>([])
  const load = useCallback(
    async (threadId: string) => {
      const answer = await fetchDeskThread(threadId)
      if (answer.ok) setMessages(answer.data.messages)
      onChanged()
    },
    [onChanged],
  )
  useEffect(() => {
    if (chosen) void load(chosen)
  }, [chosen, load])
  useEffect(() => listenToMessages(({ thread_id }) => (thread_id === chosen ? void load(thread_id) : onChanged())), [chosen, load, onChanged])
  if (state.kind === 'not_operator') return <p className="mt-6 max-w-[52ch] border-t border-ink pt-6 text-body text-ink-2">{state.message}</p>
  if (state.kind === 'unreachable') return <Unreadable>{state.message}</Unreadable>
  if (state.threads.length === 0) return <p className="mt-6 border-t border-ink pt-6 text-body text-ink-2">{say`No messages yet.`}</p>
  const thread = state.threads.find(({ thread_id }) => thread_id === chosen)
  return (
    <div className="mt-6 grid gap-8 border-t border-ink pt-6 md:grid-cols-[20rem_minmax(0,1fr)]">
      <ul>
        {state.threads.map((each) => (
          <li key={each.thread_id} className="border-b border-rule">
            <ThreadRow thread={each} isChosen={each.thread_id === chosen} onChoose={() => setChosen(each.thread_id)} />
          </li>
        ))}
      </ul>
      {thread && (
        <section aria-label={say`Conversation with ${thread.name}`}>
          <h2 className="mb-4 text-h3">{thread.name}</h2>
          {thread.booking_id && <p className="mb-4 text-small text-ink-2">{say`About booking ${thread.booking_id}`}</p>}
          <MessageList messages={messages} own="support" />
          <div className="mt-6">
            <MessageForm
              key={thread.thread_id}
              label={say`Answer`}
              onSend={async (message) => {
                const answer = await answerThread({ thread_id: thread.thread_id, ...message })
                if (answer.ok) await load(thread.thread_id)
                return answer.ok ? null : answer.message
              }}
            />
          </div>
        </section>
      )}
    </div>
  )
}

function ThreadRow({ thread: { name, preview, unread }, isChosen, onChoose }: { thread: DeskThread; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classes('block w-full px-3 py-3 text-start hover:bg-sheet', isChosen && 'bg-sheet')}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-body font-[620]">{name}</span>
        {unread > 0 && <Tag>{say`New`}</Tag>}
      </span>
      <span className="block truncate text-small text-ink-2">{preview}</span>
    </button>
  )
}
