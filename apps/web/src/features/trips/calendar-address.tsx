import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyText } from '../../ui/copy-text.tsx'
import { Note } from '../../ui/note.tsx'
import { newCalendar } from './trips-api.ts'

type Feed = { readonly at: 'none' | 'asking' } | { readonly at: 'made'; readonly address: string } | { readonly at: 'failed'; readonly text: string }

/** The trip in a calendar application. The address is shown once: it shows the trip's days to anyone who has it. */
export function CalendarAddress({ tripId }: { tripId: string }) {
  const [feed, setFeed] = useState<Feed>({ at: 'none' })
  const ask = async () => {
    setFeed({ at: 'asking' })
    const answer = await newCalendar(tripId)
    setFeed(answer.ok ? { at: 'made', address: answer.data.address } : { at: 'failed', text: answer.message })
  }
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className="text-h3">{say`In your calendar`}</h2>
      <p className="mt-1 mb-3 text-small text-ink-2">{say`Subscribe in your calendar app, and bookings show up there as they change. Getting a new address turns off the previous one.`}</p>
      {feed.at === 'failed' && (
        <Note kind="wrong" live className="mb-3">
          {feed.text}
        </Note>
      )}
      {feed.at === 'made' ? (
        <CopyText label={say`Calendar address`} text={feed.address} copied={say`Calendar address copied. Keep it to yourself.`} />
      ) : (
        <Button size="small" busy={feed.at === 'asking'} onClick={() => void ask()}>{say`Get calendar address`}</Button>
      )}
    </section>
  )
}
