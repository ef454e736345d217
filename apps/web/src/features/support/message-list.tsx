import { clockText, say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Message } from './support-api.ts'

/** A conversation, oldest first. What others wrote is text and nothing else: no link is made of it. */
export function MessageList({ messages, own }: { messages: readonly Message[]; own: Message['from'] }) {
  const end = useRef<HTMLLIElement>(null)
  const last = messages.at(-1)?.seq
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  return (
    <div role="log" aria-label={say`Messages`}>
      <ol className="grid gap-3">
        {messages.map(({ seq, from, text, at }, index) => (
          <li
            key={seq}
            ref={index === messages.length - 1 ? end : null}
            className={classes(
              'max-w-[85%] border px-3.5 py-2.5',
              from === own ? 'justify-self-end border-rule-2 bg-sheet' : 'justify-self-start border-rule bg-paper',
            )}
          >
            <p className="text-caption text-ink-2">{from === own ? say`You` : from === 'support' ? say`Support` : say`Traveler`}</p>
            <p dir="auto" className="text-body wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <time dateTime={at} className="text-caption text-ink-3">
              {clockText(Date.parse(at))}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
