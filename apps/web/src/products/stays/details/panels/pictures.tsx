import { say } from '@sojourn/i18n'
import { artOf } from '../../../../lib/art.ts'
import { ArrowLeft } from '../../../../ui/icons/arrow-left.tsx'
import { ArrowRight } from '../../../../ui/icons/arrow-right.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useStayProduct } from '../../stay-product.ts'
import type { Hotel } from '../hotel-details-api.ts'
import { useSlides } from '../use-slides.ts'
import { wordsOf } from '../words.ts'

/** The property and its rooms as they are drawn, in a strip to scroll. Said plainly: not photographs. */
export function Pictures({ hotel }: { hotel: Hotel }) {
  const { track, at, onScroll, step } = useSlides()
  const rooms = [...new Map(hotel.rooms.map((room) => [room.image.name, room])).values()]
  const count = rooms.length + 1
  const label = wordsOf(useStayProduct()).picturesOf(count)
  return (
    <figure className="relative self-start max-md:-mx-5">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys; arrows move it */}
      <ul ref={track} tabIndex={0} aria-label={label} onScroll={onScroll} className="strip no-bar">
        <li className="strip-front">
          <Picture
            opening
            name={artOf(hotel.image.name)}
            widths={[800]}
            sizes="(width < 48rem) 100vw, 690px"
            width={800}
            height={500}
            alt={hotel.image.alt}
            className="h-full w-full bg-skeleton"
          />
        </li>
        {rooms.map((room) => (
          <li key={room.room_id} className="strip-room">
            <Picture
              name={artOf(room.image.name)}
              widths={[560]}
              sizes="(width < 48rem) 100vw, 576px"
              width={560}
              height={420}
              night={false}
              alt={room.image.alt}
              className="room-picture h-full w-full bg-skeleton"
            />
          </li>
        ))}
      </ul>
      <figcaption className="absolute bottom-0 start-0 bg-paper py-1 pe-3 text-caption text-ink-2 max-md:end-0 max-md:ps-5">{say`Illustration, not a photo`}</figcaption>
      {count > 1 && (
        <div className="absolute end-0 bottom-0 flex items-center bg-paper text-caption text-ink-2 tabular-nums noscript:hidden">
          <span role="status" className="px-3 py-1 max-md:pe-5">
            <span className="sr-only">{say`Picture ${at + 1} of ${count}`}</span>
            <span aria-hidden>{say`${at + 1} of ${count}`}</span>
          </span>
          <button type="button" aria-label={say`Previous picture`} disabled={at === 0} onClick={() => step(-1)} className="strip-button max-md:hidden">
            <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
          </button>
          <button type="button" aria-label={say`Next picture`} disabled={at === count - 1} onClick={() => step(1)} className="strip-button max-md:hidden">
            <ArrowRight aria-hidden size={18} className="rtl:-scale-x-100" />
          </button>
        </div>
      )}
    </figure>
  )
}
