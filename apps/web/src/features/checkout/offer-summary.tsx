import type { DescriptionShape } from '@sojourn/contracts'
import { daysText } from '@sojourn/i18n'
import { thumbOf } from '../../lib/art.ts'
import { Picture } from '../../ui/picture.tsx'

/** What is bought, from its description: picture, name, what exactly, when. */
export function OfferSummary({ description, heading: Heading }: { description: DescriptionShape; heading: 'h2' | 'p' }) {
  const { title, summary, place, from, to } = description
  return (
    <div className="flex gap-4">
      {place && <Picture {...thumbOf(place.image)} sizes="84px" width={84} height={98} alt="" className="h-[98px] w-[84px] shrink-0" />}
      <div className="min-w-0">
        <Heading className="font-display text-h3 font-[480]">{title}</Heading>
        {summary && <p className="text-caption text-ink-2">{summary}</p>}
        {from && to && <p className="text-caption text-ink-2">{daysText(from, to)}</p>}
      </div>
    </div>
  )
}
