import { Star } from 'lucide-react'

/** A class of one to five stars, read as words. */
export function Stars({ count, size = 11 }: { count: number; size?: number }) {
  return (
    <span role="img" aria-label={`${count} ${count === 1 ? 'star' : 'stars'}`} className="inline-flex items-center gap-0.5 text-ink">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity and never move
        <Star key={index} aria-hidden size={size} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  )
}
