import { commaText, plural, say } from '@sojourn/i18n'
import { artOf } from '../../../lib/art.ts'
import { scoreText } from '../../../lib/score.ts'
import { Picture } from '../../../ui/picture.tsx'
import { KINDS } from '../resort-words.ts'
import type { Resort } from '../resorts-api.ts'

/** What a resort is, above its units. */
export function ResortHead({ resort, children }: { resort: Resort; children?: React.ReactNode }) {
  return (
    <>
      <Picture
        name={artOf(resort.image)}
        widths={[336, 800]}
        sizes="(width < 64rem) 100vw, 800px"
        width={336}
        height={392}
        alt=""
        first
        className="mb-5 h-60 w-full md:h-80 bg-skeleton object-cover"
      />
      <p className="text-small text-ink-2">{commaText([KINDS[resort.kind], resort.district, resort.city])}</p>
      <h1 className="mt-1 text-h1-s md:text-h1">{resort.name}</h1>
      <p className="mt-2 text-small text-ink-2">
        <b className="font-[620] text-ink">{scoreText(resort.score)}</b> {say`${plural(resort.review_count, { one: '# review', other: '# reviews' })}`}
      </p>
      <p className="mt-1 text-small text-ink-2">{resort.address}</p>
      {children}
    </>
  )
}
