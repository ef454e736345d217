import { say } from '@sojourn/i18n'
import { WaitingEntry } from './waiting-entry.tsx'
import type { Waiting } from './waiting-list-api.ts'

/** What a person waits for, with their places in line and the ways out; nothing for those who wait for nothing. */
export function WaitingSection({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting-lists" className="mt-6">
      <h2 id="waiting-lists" className="text-h3">{say`Waiting lists`}</h2>
      <ul className="mt-2 border-t border-ink">
        {waiting.map((entry) => (
          <li key={entry.waiting_id} className="border-b border-rule py-5">
            <WaitingEntry entry={entry} which={{ waiting_id: entry.waiting_id }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
