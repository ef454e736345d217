import { commaText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { scoreText } from '../../../lib/score.ts'
import { Button } from '../../../ui/button.tsx'
import { moreReviews, type StayDetails } from '../resorts-api.ts'

type Review = StayDetails['reviews'][number]

/** What guests wrote, the newest first, and more on demand. */
export function Reviews({ resortId, first }: { resortId: string; first: readonly Review[] }) {
  const [reviews, setReviews] = useState(first)
  const [next, setNext] = useState<string | null>(first.length > 0 ? String(first.length) : null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    if (next === null) return
    setBusy(true)
    const answer = await moreReviews(resortId, next)
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return
    setReviews([...reviews, ...answer.data.reviews])
    setNext(answer.data.next)
  }
  return (
    <section aria-labelledby="reviews" className="mt-8 first:mt-0">
      <h2 id="reviews" className="text-h3">{say`What guests say`}</h2>
      <ul className="mt-2 grid gap-4">
        {reviews.map(({ text, author, from, score }) => (
          <li key={`${author}${text}`} className="border-t border-rule pt-3">
            <p lang="en" className="text-body">
              {text}
            </p>
            <p className="mt-1 text-caption text-ink-3">{commaText([author, from, scoreText(score)])}</p>
          </li>
        ))}
      </ul>
      {failed && <p role="alert" className="mt-2 text-small text-stop">{say`We couldn't load more reviews. Please try again.`}</p>}
      {next !== null && <Button size="small" className="mt-3" busy={busy} onClick={() => void more()}>{say`More reviews`}</Button>}
    </section>
  )
}
