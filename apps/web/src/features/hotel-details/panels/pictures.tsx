import { artOf } from '../../../lib/art.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Hotel } from '../hotel-details-api.ts'

// The one house that is drawn with its street. The others show their rooms beside them.
const WIDE: Readonly<Record<string, string>> = { 'facades/largo': 'facades/wide' }

/** The house and its rooms as they are drawn. Said plainly: not a photograph. */
export function Pictures({ hotel }: { hotel: Hotel }) {
  const house = artOf(hotel.image.name)
  const wide = WIDE[house]
  const rooms = wide ? [] : [...new Map(hotel.rooms.map((room) => [room.image.name, room])).values()].slice(0, 2)
  return (
    <figure className={classes('relative max-md:-mx-5 md:grid md:h-108 md:gap-1', rooms.length > 0 && 'md:grid-cols-[1fr_0.82fr] md:grid-rows-2')}>
      <Picture
        first
        name={wide ?? house}
        widths={[800]}
        sizes="(width < 48rem) 100vw, 800px"
        width={800}
        height={wide ? 430 : 800}
        alt={hotel.image.alt}
        className="aspect-8/7 w-full bg-skeleton object-[50%_60%] md:aspect-auto md:row-span-2 md:h-full"
      />
      {rooms.map((room) => (
        <Picture
          key={room.room_id}
          name={artOf(room.image.name)}
          widths={[480]}
          sizes="360px"
          width={480}
          height={360}
          night={false}
          alt={room.image.alt}
          className="room-picture h-full w-full bg-skeleton max-md:hidden"
        />
      ))}
      <figcaption className="absolute bottom-0 start-0 bg-paper py-1 pe-3 text-caption text-ink-2 max-md:ps-5">Illustration, not a photograph</figcaption>
    </figure>
  )
}
