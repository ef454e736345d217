import { dayTextLong, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Tag } from '../../ui/tag.tsx'
import { endSessions, type Session } from './account-api.ts'
import { Section } from './section.tsx'

interface SessionsProps {
  readonly sessions: readonly Session[]
  readonly onChanged: (sessions: readonly Session[]) => void
}

/** Where this person is signed in, and the way to end it there. */
export function SessionsList({ sessions, onChanged }: SessionsProps) {
  const ownDay = useOwnDay()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const end = async (key: string, body: Parameters<typeof endSessions>[0]) => {
    setBusy(key)
    const answer = await endSessions(body)
    setBusy(null)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) onChanged(answer.data.sessions)
  }
  return (
    <Section
      id="sessions"
      title={say`Where you are signed in`}
      lead={say`End any you don't recognize or no longer use. If one wasn't yours, change your password too.`}
    >
      {problem && (
        <Note kind="wrong" live>
          {problem}
        </Note>
      )}
      <ul aria-label={say`Sessions`} className="border-t border-rule">
        {sessions.map((session) => (
          <li key={session.session_id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-rule py-3">
            <div className="min-w-0">
              <p className="text-body font-[560]">
                {session.device} {session.acted_by && <Tag kind="care">{say`${session.acted_by} on your behalf`}</Tag>}
                {session.acts_for && <Tag kind="care">{say`You on behalf of ${session.acts_for}`}</Tag>}
                {session.is_this && <Tag kind="good">{say`This device`}</Tag>}
              </p>
              <p className="text-caption text-ink-3">
                {say`Signed in ${dayTextLong(ownDay(session.signed_in_at))}, last used ${dayTextLong(ownDay(session.seen_at))}`}
              </p>
            </div>
            {!session.is_this && (
              <Button
                size="small"
                busy={busy === session.session_id}
                aria-label={say`End the session of ${session.device}`}
                onClick={() => end(session.session_id, { session_id: session.session_id })}
              >
                {say`End`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button look="ink" busy={busy === 'all'} onClick={() => end('all', {})}>{say`End all other sessions`}</Button>
        </p>
      )}
    </Section>
  )
}
