import { clockText, dateTextShort, dayTimeText, plural, say } from '@sojourn/i18n'
import { type RefObject, useEffect } from 'react'
import { Link } from 'react-router'
import { hasChat, openChat } from '../../lib/open-chat.ts'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { classes } from '../../ui/classes.ts'
import type { Counts } from './notices-api.ts'

interface PanelProps {
  readonly counts: Pick<Counts, 'total_messages' | 'booking_details'>
  /** The bell with its panel: what is clicked in it is no click elsewhere. */
  readonly box: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The panel below the bell: messages of support, and changes of bookings. */
export function NewsPanel({ counts: { total_messages: messages, booking_details: news }, box, onClose }: PanelProps) {
  const ownDay = useOwnDay()
  useEffect(() => {
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [box, onClose])
  return (
    <section
      aria-label={say`Notifications`}
      className="absolute -end-12 z-30 mt-2 max-h-[70vh] w-[min(22rem,calc(100vw-2.5rem))] overflow-y-auto border border-rule-2 border-t-3 border-t-ink bg-paper text-ink"
    >
      {messages > 0 && (
        <div className="border-b border-rule px-4 py-3 text-body">
          <p className="font-[560]">{say`${plural(messages, { one: '# new message from support', other: '# new messages from support' })}`}</p>
          {hasChat() && (
            <button
              type="button"
              className="link min-h-11 text-small"
              onClick={() => {
                onClose()
                openChat()
              }}
            >
              {say`Read them`}
            </button>
          )}
        </div>
      )}
      {news.length === 0 && messages === 0 && (
        <p className="px-4 py-5 text-body text-ink-2">{say`Nothing new. News about your bookings, plan and wallet appears here.`}</p>
      )}
      <ul>
        {news.map(({ news_id, path, title, text, at, is_read }) => (
          <li key={news_id} className="border-b border-rule last:border-0">
            <Link to={path} onClick={onClose} className="block px-4 py-3 hover:bg-sheet">
              <span className={classes('block text-body', is_read ? 'font-[520]' : 'font-[680]')}>{text}</span>
              <span className="block text-small text-ink-2">{title}</span>
              <time dateTime={at} className="block text-caption text-ink-3">
                {dayTimeText(dateTextShort(ownDay(at)), clockText(Date.parse(at)))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
