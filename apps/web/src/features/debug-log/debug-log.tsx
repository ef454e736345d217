import { say } from '@sojourn/i18n'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { createEventLog, logText } from './event-log.ts'
import { watchPage } from './watch-page.ts'

// One for the page's life: steps from page to page are part of it.
const log = createEventLog()

/** The viewer's own events of this page, newest last, to be read and copied into a message to support. None of it is sent automatically. */
export function DebugLog({ onClose }: { onClose: () => void }) {
  const events = useSyncExternalStore(log.onChange, log.all, log.all)
  const { pathname } = useLocation()
  const [copied, setCopied] = useState(false)
  useEffect(() => watchPage(log), [])
  useEffect(() => log.add('page', pathname), [pathname])
  const copy = async () => {
    await navigator.clipboard.writeText(logText(events))
    setCopied(true)
  }
  return (
    <section
      aria-label={say`Debug log`}
      className="fixed inset-x-0 bottom-[var(--foot-bar,0px)] z-40 max-h-[40vh] overflow-auto border-t-3 border-ink bg-paper px-4 py-3 text-caption"
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-small font-[640]">{say`Debug log`}</h2>
        <span role="status">{copied ? say`Copied` : ''}</span>
        <Button size="small" onClick={() => void copy()}>{say`Copy`}</Button>
        <Button size="small" onClick={log.clear}>{say`Clear`}</Button>
        <Button size="small" onClick={onClose}>{say`Close`}</Button>
      </div>
      {events.length === 0 ? (
        <p>{say`Nothing has happened yet.`}</p>
      ) : (
        // Lines for engineers, the same in every language.
        <ol lang="en" dir="ltr" className="font-mono wrap-anywhere">
          {events.map(({ atMs, kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events of one moment may be alike
            <li key={`${atMs} ${index}`}>
              {new Date(atMs).toISOString().slice(11, 23)} {kind} {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
